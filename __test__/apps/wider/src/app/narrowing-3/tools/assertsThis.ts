function must<T>(v: T | null | undefined, msg = "missing"): asserts v is T { if (v == null) throw new Error(msg) }
function assert(c: unknown): asserts c { if (!c) throw 0 }
class Session { user?: { name: string }; private n = 0; assertUser(): asserts this is this & { user: { name: string } } { if (!this.user) throw 0 } isOpen(): this is Session & { open: true } { return this.n > 0 } }
/** Assertions. */
export default ({ a, b, key, obj }: { a?: string; b: { c?: number | null } | string; key: string; obj: Record<"x" | "y", number> }) => {
  must(a)
  assert(typeof b === "object" && b.c)
  const s: Session = new Session()
  s.assertUser()
  const isKey = (k: string): k is keyof typeof obj => k in obj
  return { a, c: b.c, b, name: s.user.name, key: isKey(key) ? key : undefined, open: s.isOpen() ? s.open : false }
}
