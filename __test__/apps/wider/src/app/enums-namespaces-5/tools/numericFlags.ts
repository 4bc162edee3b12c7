enum Perm { None = 0, Read = 1 << 0, Write = 1 << 1, Exec = 1 << 2, All = Read | Write | Exec }
const has = (p: Perm, f: Perm) => (p & f) === f
const names = (p: Perm) => (Object.keys(Perm) as (keyof typeof Perm)[]).filter((k) => isNaN(Number(k)) && has(p, Perm[k]))
/** Permissions. */
export default (input: { names: (keyof typeof Perm)[] }) => {
  const p = input.names.reduce<Perm>((acc, n) => acc | Perm[n], Perm.None)
  let q = Perm.Read
  q |= Perm.Write
  const lit = Perm.All
  return { names: names(p), rev: Perm[p], p: p | 0, bit: Perm.Read + 1, cmp: p === Perm.All ? "all" : p > Perm.Write ? "some" : "few", lit: lit === 7, entries: Object.entries(Perm).length, str: `${Perm.Exec}` as const, tbl: { [Perm.Read]: "r", [Perm.Write]: "w" } }
}
