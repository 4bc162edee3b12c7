interface N { v: number; kids?: N[] }
const depth = (n: N): number => 1 + Math.max(0, ...(n.kids ?? []).map(depth))
function walk(n: N, path: readonly number[] = []): { path: readonly number[]; v: number }[] { return [{ path, v: n.v }, ...(n.kids?.flatMap((k, i) => walk(k, [...path, i])) ?? [])] }
function fact(n: number) { if (n <= 1) return 1; let r = 1; while (n > 1) r *= n--; return r }
const even = (n: number): boolean => n === 0 || odd(n - 1)
const odd = (n: number): boolean => n !== 0 && even(n - 1)
const trampoline = <T,>(f: () => T | (() => T)): T => { let r = f(); while (typeof r === "function") r = (r as () => T)(); return r }
/** Recursion. */
export default (input: { root: N }) => ({ d: depth(input.root), w: walk(input.root), f: fact(3), e: even(3), t: trampoline(() => ({ a: 1 })), ack: (function ack(m: number, n: number): number { return m === 0 ? n + 1 : ack(m - 1, n) })(1, 2), by: walk(input.root).reduce<Record<number, string[]>>((m, { v, path }) => ({ ...m, [v]: [...(m[v] ?? []), path.join("/")] }), {}) })
