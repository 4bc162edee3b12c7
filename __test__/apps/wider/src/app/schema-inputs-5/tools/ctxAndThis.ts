import type { DawnToolContext } from "@dawn-ai/sdk"
interface Repo { find(id: string): Promise<{ id: string; v: number } | undefined> }
type Ctx<E extends object = {}> = DawnToolContext & { readonly deps: E }
/** With context. */
export default async function (this: void, { id, depth }: Readonly<{ id: string; depth?: 1 | 2 | 3 }>, { deps, signal, fs, middleware }: Ctx<{ repo: Repo; now?(): Date }>) {
  signal.throwIfAborted()
  const r = await deps.repo.find(id)
  const files = await fs.listDir()
  return r ? { ...r, depth, at: deps.now?.(), files, mw: middleware?.user } : { missing: id, reason: signal.reason, bin: (await fs.readBinaryFile("x")).byteLength }
}
