export enum Perm { None = 0, Read = 1 << 0, Write = 1 << 1, Exec = 1 << 2, All = Read | Write | Exec }
const has = (p: Perm, f: Perm) => (p & f) === f
/** Check permissions. */
export default ({ perm, want = Perm.Read }: { perm: Perm; want?: Perm }) => ({ ok: has(perm, want), combined: perm | want, names: (["Read", "Write"] as const).filter((k) => has(perm, Perm[k])), all: Perm.All, pick: want === Perm.Read ? Perm.Write : want })
