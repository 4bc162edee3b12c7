type Field = { name: string; type: "string" | "number" | "flag"; required?: true; values?: readonly string[] }
const build = <const F extends readonly Field[]>(fields: F) => Object.fromEntries(fields.map((f) => [f.name, f])) as { [N in F[number]["name"]]: Extract<F[number], { name: N }> }
type Typed<F extends Field> = F extends { values: readonly (infer V)[] } ? V : F["type"] extends "number" ? number : F["type"] extends "flag" ? boolean : string
type FormOf<F extends readonly Field[]> = { [E in F[number] as E extends { required: true } ? E["name"] : never]: Typed<E> } & { [E in F[number] as E extends { required: true } ? never : E["name"]]?: Typed<E> }
const fields = [{ name: "title", type: "string", required: true }, { name: "qty", type: "number" }, { name: "size", type: "string", values: ["s", "m"] }, { name: "gift", type: "flag", required: true }] as const
/** Forms. */
export default (input: { form: FormOf<typeof fields> }) => {
  const f = build([{ name: "a", type: "string" }, { name: "b", type: "number", required: true }])
  return { f, v: input.form, s: input.form.size ?? "m", titles: fields.map((x) => x.name), req: fields.filter((x) => "required" in x).map((x) => x.name), fb: f.b.required }
}
