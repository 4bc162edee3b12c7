import { EventEmitter, once } from "node:events"
const bus = new EventEmitter<{ job: [id: string, attempt: number]; done: [] }>()
/** Wait for a job. */
export default async (input: { id: string }) => {
  setTimeout(() => bus.emit("job", input.id, 1), 5)
  const [id, attempt] = await once(bus, "job")
  const names = bus.eventNames()
  return { id, attempt, count: bus.listenerCount("job"), emitted: bus.emit("done"), names, max: bus.getMaxListeners() }
}
