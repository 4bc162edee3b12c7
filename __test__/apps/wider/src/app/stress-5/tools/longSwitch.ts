type Tok = { t: "num"; v: number } | { t: "id"; v: string } | { t: "op"; v: "+" | "-" | "*" | "/" } | { t: "lp" } | { t: "rp" } | { t: "eof"; at: number }
type Ast = { k: "n"; v: number } | { k: "v"; name: string } | { k: "b"; op: (Tok & { t: "op" })["v"]; l: Ast; r: Ast } | { k: "c"; fn: string; args: Ast[] }
class Parser {
  #i = 0
  constructor(private readonly toks: readonly Tok[]) {}
  private peek(): Tok { return this.toks[this.#i] ?? { t: "eof", at: this.#i } }
  private take<T extends Tok["t"]>(t: T): Extract<Tok, { t: T }> { const x = this.peek(); if (x.t !== t) throw new SyntaxError(`${x.t}`); this.#i++; return x as Extract<Tok, { t: T }> }
  private prec(op: "+" | "-" | "*" | "/") { switch (op) { case "+": case "-": return 1; default: return 2 } }
  atom(): Ast {
    const x = this.peek()
    switch (x.t) {
      case "num": this.#i++; return { k: "n", v: x.v }
      case "id": { this.#i++; if (this.peek().t !== "lp") return { k: "v", name: x.v }; this.take("lp"); const args: Ast[] = []; while (this.peek().t !== "rp") args.push(this.expr()); this.take("rp"); return { k: "c", fn: x.v, args } }
      case "lp": { this.take("lp"); const e = this.expr(); this.take("rp"); return e }
      case "op": case "rp": case "eof": throw new SyntaxError("at" in x ? `eof ${x.at}` : x.t)
    }
  }
  expr(min = 0): Ast { let l = this.atom(); for (;;) { const x = this.peek(); if (x.t !== "op" || this.prec(x.v) < min) return l; this.#i++; l = { k: "b", op: x.v, l, r: this.expr(this.prec(x.v) + 1) } } }
}
const evaluate = (a: Ast, env: Record<string, number | ((...n: number[]) => number)>): number => { switch (a.k) { case "n": return a.v; case "v": { const v = env[a.name]; return typeof v === "number" ? v : NaN } case "b": { const [l, r] = [evaluate(a.l, env), evaluate(a.r, env)]; return { "+": l + r, "-": l - r, "*": l * r, "/": l / r }[a.op] } case "c": { const f = env[a.fn]; return typeof f === "function" ? f(...a.args.map((x) => evaluate(x, env))) : 0 } } }
/** Evaluate. */
export default (input: { toks: Tok[]; env?: Record<string, number> }) => { try { const ast = new Parser(input.toks).expr(); return { ok: true as const, ast, value: evaluate(ast, { ...input.env, max: Math.max }), vars: Object.keys(input.env ?? {}) } } catch (e) { return { ok: false as const, error: e instanceof SyntaxError ? e.message : String(e) } } }
