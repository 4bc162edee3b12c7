import { readdir, stat, mkdtemp, rm, access } from "node:fs/promises"
import { constants, existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
/** List a directory with sizes. */
export default async (input: { dir: string; recursive?: boolean }) => {
  const entries = await readdir(input.dir, { withFileTypes: true })
  const files = await Promise.all(
    entries.filter((e) => e.isFile()).map(async (e) => {
      const s = await stat(join(input.dir, e.name))
      return { name: e.name, size: s.size, modified: s.mtime, mode: s.mode.toString(8), dir: s.isDirectory() }
    }),
  )
  const readable = await access(input.dir, constants.R_OK).then(() => true, () => false)
  const raw = readFileSync(join(input.dir, "a"))
  const text = readFileSync(join(input.dir, "a"), "utf8")
  const names = await readdir(input.dir)
  return { files, readable, raw: raw.length, hex: raw.toString("hex"), text, names, exists: existsSync(input.dir), big: statSync(input.dir, { bigint: true }).size, maybe: statSync(input.dir, { throwIfNoEntry: false })?.size, tmp: await mkdtemp("x"), gone: await rm("x", { force: true }) }
}
