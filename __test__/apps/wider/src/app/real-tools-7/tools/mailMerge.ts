type Vars<S extends string> = S extends `${string}{{${infer V}}}${infer R}` ? (V extends `${infer N}?` ? { [K in N]?: string } : V extends `${infer N}:${infer T}` ? { [K in N]: T extends "number" ? number : T extends "date" ? Date : string } : { [K in V]: string }) & Vars<R> : {}
type Flat<T> = { [K in keyof T]: T[K] }
const SUBJECT = "Hi {{name}}, order {{id:number}}" as const
const BODY = "Due {{due:date}} {{note?}} from {{from}}" as const
const render = <S extends string>(t: S, vars: Flat<Vars<S>>) => t.replace(/\{\{(\w+)[^}]*\}\}/g, (_, k: string) => String((vars as Record<string, unknown>)[k] ?? ""))
type Mail = Flat<Vars<typeof SUBJECT> & Vars<typeof BODY>>
/** Merges mails. */
export default (input: { to: { email: string; vars: Mail }[]; dry?: boolean }) => {
  const mails = input.to.map(({ email, vars }) => ({ email, subject: render(SUBJECT, vars), body: render(BODY, { ...vars, due: vars.due }) }))
  const one = render("static", {})
  const missing = input.to.filter(({ vars }) => !vars.note).map(({ vars: { name, id } }) => ({ name, id }))
  return input.dry ? { preview: mails.slice(0, 1), one } : { sent: mails.length, missing, by: new Set(mails.map((m) => m.email.split("@")[1])).size }
}
