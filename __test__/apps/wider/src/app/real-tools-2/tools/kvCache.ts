import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { z } from "zod"

const Entry = z.object({ key: z.string(), value: z.unknown(), expires: z.number().nullable().default(null), hits: z.number().int().default(0) })
const Store = z.object({ version: z.literal(1), entries: z.record(z.string(), Entry) })
type Store = z.infer<typeof Store>
const isNotFound = (e: unknown): e is NodeJS.ErrnoException => e instanceof Error && "code" in e && e.code === "ENOENT"
async function load(file: string): Promise<Store> {
  try { return Store.parse(JSON.parse(await readFile(file, "utf-8"))) } catch (e) { if (isNotFound(e)) return { version: 1, entries: {} }; throw e }
}
type Command = { op: "get" | "delete"; key: string } | { op: "set"; key: string; value: unknown; ttl?: number } | { op: "list"; prefix?: string }
/** Work with a small cache on disk. */
export default async function cache(command: Command, { root = ".cache" }: { root?: string } = {}) {
  const file = join(root, "kv.json")
  const store = await load(file)
  const save = async () => { await mkdir(dirname(file), { recursive: true }); await writeFile(file, JSON.stringify(store)) }
  switch (command.op) {
    case "get": {
      const entry = store.entries[command.key]
      if (!entry || (entry.expires !== null && entry.expires < Date.now())) return { found: false as const }
      entry.hits++
      await save()
      return { found: true as const, ...entry }
    }
    case "set": {
      store.entries[command.key] = { key: command.key, value: command.value, expires: command.ttl ? Date.now() + command.ttl : null, hits: 0 }
      return save().then(() => ({ stored: command.key }))
    }
    case "delete": return { deleted: delete store.entries[command.key], left: Object.keys(store.entries) }
    case "list": return Object.values(store.entries).filter((e) => e.key.startsWith(command.prefix ?? "")).map(({ key, hits }) => ({ key, hits }))
  }
}
