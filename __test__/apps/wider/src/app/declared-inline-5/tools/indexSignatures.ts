/** Index signatures. */
export default (input: {
  headers: { [name: string]: string | string[] | undefined; host: string }
  scores: { readonly [k: string]: { readonly [n: number]: number } }
  data: { [k: `data-${string}`]: string; id?: number }
  rec: Record<"a" | "b", Record<string, boolean>>
  part: Partial<Record<`on${"Click" | "Move"}`, string>>
  sym: { [Symbol.iterator]?: string; x: 1 }
  numeric: { 0: string; 1.5: number; "2": boolean }
}): { [K in "p" | "q"]?: K } & { z: Record<number, string> } => ({ p: "p", z: { 1: input.headers.host } })
