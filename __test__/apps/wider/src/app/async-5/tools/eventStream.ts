type Ev = { type: "data"; chunk: string } | { type: "end"; size: number } | { type: "error"; error: unknown }
async function* events(n: number): AsyncGenerator<Ev, void, undefined> {
  try {
    for (let i = 0; i < n; i++) yield { type: "data", chunk: `${i}` }
    yield { type: "end", size: n }
  } catch (error) {
    yield { type: "error", error }
  }
}
/** Read a stream. */
export default async function stream({ n, stopAt }: { n: number; stopAt?: number }) {
  const chunks: string[] = []
  let outcome
  loop: for await (const ev of events(n)) {
    switch (ev.type) {
      case "data":
        if (stopAt !== undefined && chunks.length >= stopAt) { outcome = { stopped: stopAt }; break loop }
        chunks.push(ev.chunk)
        continue loop
      case "end":
        outcome = { size: ev.size, done: true as const }
        break
      default:
        outcome = ev.error instanceof Error ? ev.error.message : "failed"
    }
  }
  return { chunks, outcome }
}
