import type { DawnToolContext } from "@dawn-ai/sdk"

interface Note {
  readonly title: string
  readonly body: string
  readonly tags?: readonly string[]
}

/** Saves a note as Markdown in the workspace. */
export default async (note: Note, ctx: DawnToolContext) => {
  const path = `notes/${note.title.toLowerCase().replaceAll(/\W+/g, "-")}.md`
  const tags = note.tags?.map((tag) => `#${tag}`).join(" ") ?? ""
  const { bytesWritten } = await ctx.fs.writeFile(path, `# ${note.title}\n\n${note.body}\n\n${tags}\n`)
  return { path, bytesWritten }
}
