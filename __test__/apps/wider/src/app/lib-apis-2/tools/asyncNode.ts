import { readFile, open, opendir, stat } from "node:fs/promises"
import { AsyncLocalStorage } from "node:async_hooks"
import { gzipSync, gunzip } from "node:zlib"
import { promisify } from "node:util"
import { lookup } from "node:dns/promises"
import { fileURLToPath, pathToFileURL } from "node:url"
import { setInterval } from "node:timers/promises"
import querystring from "node:querystring"
import { StringDecoder } from "node:string_decoder"
const als = new AsyncLocalStorage<{ user: string; n?: number }>()
/** Use many modules of Node. */
export default async (input: { file: string; host: string }) => {
  const handle = await open(input.file)
  const { size, birthtime, isFile } = await handle.stat()
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
  const lines = []
  for await (const line of handle.readLines()) lines.push(line.trim())
  const names: string[] = []
  for await (const d of await opendir(".")) names.push(d.name)
  const json = JSON.parse(await readFile(input.file, { encoding: "utf8" })) as { a: number }
  const buf = await readFile(new URL(import.meta.url))
  const user = als.run({ user: "x" }, () => als.getStore()?.user)
  const zipped = gzipSync("x").length
  const un = (await promisify(gunzip)(Buffer.of(1))).toString()
  const addr = await lookup(input.host)
  let ticks = 0
  for await (const t of setInterval(1, "tick" as const)) { ticks += t.length; if (ticks > 3) break }
  return { size, birthtime, lines, names, json, buf: buf.byteLength, user, zipped, un, addr, ticks, path: fileURLToPath(pathToFileURL(".")), qs: querystring.parse("a=1"), dec: new StringDecoder("utf8").end(), bytesRead, len: buffer.length, s: (await stat(".")).isDirectory(), isFile: typeof isFile }
}
