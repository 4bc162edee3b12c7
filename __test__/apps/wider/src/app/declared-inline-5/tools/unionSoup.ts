/** Unions. */
export default (input: {
  a: "x" | "y" | null | undefined
  b: 1 | 2 | "one" | true
  c: boolean | "auto"
  d: string[] | string
  e: { kind: "a"; v: number } | { kind: "b"; v?: string } | { kind: "c" }
  f?: true | { enabled: boolean; level?: 0 | 1 | -1 }
  g: (string | { raw: string })[] | Record<string, number>
  h: -1.5 | 1e21 | 0x10 | 1n
  i: {} | null
  j: string | (string & {}) | "lit"
  k: unknown | string
  l: object | number
  m: "a" | `b${number}`
}): "done" | { err: string } | [] => (input.a ? "done" : { err: "no" })
