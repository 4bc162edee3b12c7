/** Try several ways. */
export default async (input: { url: string | null }) => {
  let state: "idle" | "busy" | "done" | "failed" = "idle"
  let body: string | undefined
  try {
    state = "busy"
    if (input.url === null) throw new Error("no")
    body = await Promise.resolve(input.url)
    state = "done"
  } catch {
    state = "failed"
  } finally {
    if (!body) body = ""
  }
  const tries = []
  for (;;) { try { tries.push(state); if (tries.length > 2) break } catch (err) { tries.push(err) } }
  return { state, body, tries }
}
