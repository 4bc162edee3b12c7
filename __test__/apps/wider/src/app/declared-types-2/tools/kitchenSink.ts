declare const brand: unique symbol
interface Node<T> { value: T; next?: Node<T>; parent: Node<T> | null }
type Tuple<T, N extends number, R extends T[] = []> = R["length"] extends N ? R : Tuple<T, N, [...R, T]>
type Getters<T> = { readonly [K in keyof T as `get${Capitalize<string & K>}`]-?: () => T[K] }
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never
type Keyed<T extends { id: PropertyKey }> = { [E in T as E["id"]]: E }
interface Overloads { (a: string): number; (a: number): string; prop: boolean }
type Ev = { id: "a"; p: 1 } | { id: "b"; q: 2 }
/** Everything declared. */
export default (input: { list: Node<string>; rgb: Tuple<number, 3>; both: UnionToIntersection<{ a: 1 } | { b: 2 }>; keyed: Keyed<Ev>; no: NonNullable<string | null>; ex: Extract<Ev, { id: "a" }>; rec: Record<`k${1 | 2}`, boolean> }): { got: keyof Getters<{ name: string; age?: number }>; ret: ReturnType<Overloads>; pr: Overloads["prop"]; list: Node<string>["next"]; abc: Lowercase<"ABC">; neg: -1 | 1n; arr: readonly (string | undefined)[]; opt?: [a?: string, ...b: number[]]; mid: [string, ...boolean[], number]; fnProp: { m?(): void; x: 1 }; u: uniq } => ({ got: "getName", ret: "x", pr: true, list: undefined, abc: "abc", neg: 1n, arr: [], mid: ["", 1], fnProp: { x: 1 }, u: 1 as unknown as uniq })
type uniq = 5 | "five"
