/** Fill in the gaps. */
export default (input: { a?: string; b?: number | null; c: { d?: string[]; e?: boolean }; f: "x" | "" | undefined }) => {
  input.a ??= "dflt"
  input.b ||= 5
  input.c.e &&= false
  ;(input.c.d ??= []).push("q")
  const { a, b, c: { d, e } } = input
  let f = input.f
  f ||= "x"
  let g: string | null | undefined = input.f
  g &&= g.toUpperCase()
  let h: number | undefined
  h ??= input.b
  return { a, b, d, e, f, g, h, i: input.f || "none", j: input.f && 1, k: input.f ?? 0 }
}
