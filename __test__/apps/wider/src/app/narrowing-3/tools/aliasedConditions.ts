/** Aliased conditions. */
export default ({ a, b, opts }: { readonly a: string | number; readonly b?: { c: string | null } | null; readonly opts: { readonly mode: "x"; n: number } | { readonly mode: "y"; s: string } }) => {
  const isStr = typeof a === "string"
  const hasB = b != null && b.c !== null
  const both = isStr && hasB
  if (both) return { a, c: b.c }
  const isX = opts.mode === "x"
  const out = isX ? opts.n : opts.s
  return { out, a: isStr ? a.length : a, c: hasB ? b.c : null, d: b?.c?.length, e: !isStr || a }
}
