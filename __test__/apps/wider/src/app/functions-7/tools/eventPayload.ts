type Event =
  | { kind: "opened"; at: string }
  /** The window is gone. */
  | { kind: "closed"; at: string; reason?: "user" | "timeout" }
/** Tells of an event. */
export default async function emit<K extends Event["kind"]>(input: {
  kind: K
  payload: Omit<Extract<Event, { kind: K }>, "kind">
}): Promise<Extract<Event, { kind: K }>> {
  return { kind: input.kind, ...input.payload } as unknown as Extract<Event, { kind: K }>
}
