/** Index signatures of every kind. */
export default (input: {
  any: { [k: string]: any }
  num: { [k: number]: "a" | "b"; length: number }
  both: { [k: string]: string | number; [k: number]: number; id: string }
  tpl: { [k: `x-${string}`]: boolean; [k: `y-${number}`]: 1; other?: Date }
  sym: { [k: symbol]: string; a: 1 }
  ro: { readonly [k: string]: readonly string[] }
  rec: Record<"a" | "b" | `c${number}`, { n: number }>
  part: { [K in "p" | "q"]?: K }
}) => ({ n: input.num[0], id: input.both.id, x: input.tpl["x-1"], y: input.tpl["y-2"], a: input.rec.a, c: input.rec.c1, s: input.both["zz"], p: input.part.p })
