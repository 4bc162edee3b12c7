type P = [first: string, second?: number, ...rest: boolean[]]
type RO = readonly [a: 1, b: { c: 2 }]
type Spread<T extends unknown[]> = [start: "s", ...T, end: "e"]
type Two = [...P, ...["x", "y"]]
declare function f(a: string, { b }: { b: number }, [c]?: [c: Date], ...d: ("x" | "y")[]): void
/** tuples */
export default async (input: { p: P; ro: RO; sp: Spread<[1, 2]>; sp2: Spread<string[]>; two: Two; par: Parameters<typeof f>; cp: ConstructorParameters<typeof Map>; mid: [1, ...string[], 2]; opt: [a?: 1, b?: 2]; und: [a: 1 | undefined, b?: undefined]; e: [...[]]; n: [[[1]]]; rr: readonly string[][]; un: (string | number)[][]; fa: (() => void)[]; ua: ("a" | "b")[]; ka: (keyof P)[] extends infer X ? "ok" : 0; any: any[]; nev: never[]; rest: [...(string | number)[]]; ofObj: [{ a: 1 }, { b?: 2 }?] }) => input.p
