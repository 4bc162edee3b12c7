type Op = "add" | "sub" | "mul"
function assertNever(x: never): never { throw new Error(`unexpected ${x}`) }
const fail = (m: string): never => { throw new Error(m) }
function bail(m: string): never { throw new Error(m) }
/** Calculate. */
export default ({ op, a, b }: { op: Op; a: number; b?: number }) => {
  const apply = () => { switch (op) { case "add": return { sum: a + (b ?? fail("b")) }; case "sub": return [a, b ?? 0] as const; case "mul": if (b === undefined) bail("b"); return { product: a * b, b } ; default: return assertNever(op) } }
  const r = apply()
  return { r, kind: "sum" in r ? "sum" : "product" in r ? r.b : r[0] }
}
