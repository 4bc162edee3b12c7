declare const anyStr: string
declare const lit: "a" | "b"
declare const en: { x: 1 } | { x: number; y?: string }
/** Reductions. */
export default (input: { c: boolean; n?: number; s: "q" | null }) => {
  const a = input.c ? anyStr : lit
  const b = input.c ? { x: 1, y: "s" } : { x: 2 }
  const d = input.c ? [] : [1]
  const e = input.c ? [] : [[]]
  const f = input.c ? {} : { z: 1 }
  const g = input.n ?? lit
  const h = input.n && lit
  const i = input.s || undefined
  const j = [b, f]
  const k = input.c ? null : undefined
  const l = [null, undefined]
  const m = [input.c ? lit : 1, ...(input.n ? [true] : [])]
  const nn = [{ a: 1 }, { a: "x", b: 2 }, { c: null }]
  return { a, b, d, e, f, g, h, i, j, k, l, m, nn, en, o: input.c ? () => 1 : (x: string) => x, p: [[1], ["a"]], q: input.c ? new Set([1]) : new Set(["a"]), r: { ...(input.c ? { w: 1 } : { v: "s" }) } }
}
