type Prev = [never, 0, 1, 2, 3, 4]
type PathsOf<T, D extends number = 3> = [D] extends [never] ? never : T extends readonly (infer E)[] ? `${number}` | `${number}.${PathsOf<E, Prev[D]>}` : T extends object ? { [K in keyof T & (string | number)]-?: `${K}` | (PathsOf<T[K], Prev[D]> extends infer R extends string ? `${K}.${R}` : never) }[keyof T & (string | number)] : never
type Get<T, P> = P extends `${infer H}.${infer R}` ? H extends keyof T ? Get<T[H], R> : H extends `${number}` ? T extends readonly (infer E)[] ? Get<E, R> : never : never : P extends keyof T ? T[P] : P extends `${number}` ? T extends readonly (infer E)[] ? E : never : never
interface Order { id: string; lines: { sku: string; qty: number }[]; customer?: { name: string; addr: { zip: string } }; 0: "zero" }
type Leaves<T, P extends string = ""> = T extends string | number ? { path: P; value: T } : { [K in keyof T & string]: Leaves<T[K], P extends "" ? K : `${P}.${K}`> }[keyof T & string]
/** paths */
export default async (input: { p: PathsOf<Order>; v: Get<Order, "lines.0.sku">; z: Get<Order, "lines.3.qty">; l: Leaves<{ a: { b: string; c: 1 }; d: "x" }> }) => input
