interface HKT { input: unknown; output: unknown }
type Apply<F extends HKT, X> = (F & { input: X })["output"]
interface ToBox extends HKT { output: [this["input"]] }
interface Upper extends HKT { output: this["input"] extends string ? Uppercase<this["input"]> : never }
type MapT<F extends HKT, T extends readonly unknown[]> = { [K in keyof T]: Apply<F, T[K]> }
type Pipe<T, Fs extends HKT[]> = Fs extends [infer F extends HKT, ...infer R extends HKT[]] ? Pipe<Apply<F, T>, R> : T
interface TypeMap { string: string; number: number; boolean: boolean; date: Date }
type FieldDef = { type: keyof TypeMap; required?: boolean; enum?: readonly string[]; array?: boolean }
type FieldValue<D extends FieldDef> = D extends { enum: readonly (infer E)[] } ? E : D extends { array: true } ? TypeMap[D["type"]][] : TypeMap[D["type"]]
type FromSchema<S extends Record<string, FieldDef>> = { [K in keyof S as S[K] extends { required: true } ? K : never]: FieldValue<S[K]> } & { [K in keyof S as S[K] extends { required: true } ? never : K]?: FieldValue<S[K]> } extends infer O ? { [K in keyof O]: O[K] } : never
const schema = { id: { type: "string", required: true }, age: { type: "number" }, role: { type: "string", enum: ["admin", "user"], required: true }, tags: { type: "string", array: true }, born: { type: "date" } } as const satisfies Record<string, FieldDef>
const define = <const S extends Record<string, FieldDef>>(s: S) => s
const schema2 = define({ q: { type: "boolean", required: true }, list: { type: "number", array: true, required: true } })
/** hkt */
export default async (input: { b: Apply<ToBox, 1>; u: MapT<Upper, ["a", "b"]>; p: Pipe<"x", [Upper, ToBox]>; f: FromSchema<typeof schema>; g: FromSchema<typeof schema2> }) => input
