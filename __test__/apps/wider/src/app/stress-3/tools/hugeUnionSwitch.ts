type T = "e0" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "e7" | "e8" | "e9"
type Code = `${T}${T}`
type Ev = { [K in Code]: { type: K; payload: K extends `e1${string}` ? number : K extends `${string}e2` ? string[] : { k: K } } }[Code]
/** A hundred events. */
export default ({ code }: { code: Code; ev?: Extract<Ev, { type: `e1${T}` }> }) => {
  const ev = null! as Ev
  switch (ev.type) { case "e1e2": case "e1e3": return { n: ev.payload, code }; case "e2e2": return { s: ev.payload }; case "e9e9": return { k: ev.payload.k } }
  return { rest: ev.type }
}
