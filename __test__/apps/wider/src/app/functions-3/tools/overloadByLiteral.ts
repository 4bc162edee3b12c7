function fetchOne(kind: "user", id: number): { kind: "user"; name: string }
function fetchOne(kind: "post", id: string): { kind: "post"; title: string; tags?: string[] }
function fetchOne<K extends "a" | "b">(kind: K): K[]
function fetchOne(kind: string, id?: unknown): unknown { return { kind, id } }
/** Fetch by kind. */
export default ({ id, slug }: { id: number; slug: string }) => {
  const pair = [fetchOne("user", id), fetchOne("post", slug)] as const
  return { pair, user: pair[0].name, rest: fetchOne("a"), either: fetchOne(Math.random() > 0.5 ? "a" : "b") }
}
