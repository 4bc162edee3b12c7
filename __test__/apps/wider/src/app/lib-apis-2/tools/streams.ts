import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createInterface } from "node:readline"
import { createReadStream } from "node:fs"
/** Number the lines of a file. */
export default async (input: { file: string; limit?: number }) => {
  const rl = createInterface({ input: createReadStream(input.file), crlfDelay: Infinity })
  const lines = []
  let n = 0
  for await (const line of rl) {
    lines.push({ n: ++n, line })
    if (n >= (input.limit ?? 100)) break
  }
  const chunks = []
  for await (const chunk of Readable.from(["a", "b"])) chunks.push(chunk)
  const upper = new Transform({ transform: (chunk, _enc, done) => done(null, String(chunk).toUpperCase()) })
  const nothing = await pipeline(Readable.from(["x"]), upper)
  return { lines, chunks, nothing, ended: upper.readableEnded, last: lines.at(-1) }
}
