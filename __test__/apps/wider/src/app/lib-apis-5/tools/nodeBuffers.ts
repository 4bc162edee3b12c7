import { Buffer } from "node:buffer"
import { gzipSync, createGunzip } from "node:zlib"
import { pipeline } from "node:stream/promises"
import { Readable, Transform } from "node:stream"
import { execFile } from "node:child_process"
import { promisify, parseArgs, inspect, types } from "node:util"
const exec = promisify(execFile)
/** Node things. */
export default async (input: { data: string; enc: BufferEncoding }) => {
  const b = Buffer.from(input.data, input.enc)
  const z = gzipSync(b)
  const { stdout } = await exec("ls", ["-l"], { encoding: "utf8" })
  const { values, positionals } = parseArgs({ args: [], options: { force: { type: "boolean", short: "f" }, name: { type: "string", multiple: true }, n: { type: "string", default: "1" } }, allowPositionals: true })
  const out: Buffer[] = []
  for await (const c of Readable.from([z]).pipe(createGunzip())) out.push(c)
  const t = new Transform({ transform(chunk, _e, cb) { cb(null, chunk) } })
  await pipeline(Readable.from("x"), t)
  return { hex: b.toString("hex"), json: b.toJSON(), cmp: b.compare(z), stdout, values, positionals, n: Buffer.concat(out).length, sl: b.subarray(0, 1), i: inspect(b), tp: types.isDate(b), w: b.writeUInt8(1), en: b.entries().next(), eq: b.equals(z), mem: process.memoryUsage().rss, hr: process.hrtime.bigint(), pl: process.versions.node }
}
