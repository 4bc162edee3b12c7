type Res<T, E extends string = string> = { tag: "ok"; data: T } | { tag: "err"; error: E; retry?: true }
function unwrap<T, E extends string>(r: Res<T, E>) { if (r.tag === "err") return [r.error, r.retry ?? false] as const; return r.data }
function match<R extends { tag: string }, H extends { [K in R["tag"]]: (r: Extract<R, { tag: K }>) => unknown }>(r: R, h: H): ReturnType<H[R["tag"]]> { return h[r.tag as R["tag"]](r as never) as never }
/** Unwrap. */
export default ({ r }: { r: Res<{ n: number }, "bad" | "sad"> }) => ({ u: unwrap(r), m: match(r, { ok: (x) => x.data.n, err: ({ error }) => ({ error }) }) })
