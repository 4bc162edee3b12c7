type Create = { /** What to do. */ action: "create"; title: string; due?: Date }
type Update = { action: "update"; id: number; patch: Partial<Omit<Create, "action">> }
type Del = { action: "delete"; ids: [number, ...number[]]; hard?: true }
type Action = (Create | Update | Del) & { /** Who. */ by: `user:${string}` }
/** Do something. */
export default async (input: Action) => {
  switch (input.action) {
    case "create": return { created: input.title, by: input.by }
    case "update": { const { patch: { title, due }, id } = input; return { id, title, due } }
    default: return { deleted: input.ids.length, hard: input.hard ?? false }
  }
}
