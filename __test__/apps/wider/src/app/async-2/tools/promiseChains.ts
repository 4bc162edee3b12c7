const load = (id: string) => Promise.resolve({ id, tags: ["x"] })
/** Follow a chain of promises. */
export default (input: { id: string }) =>
  load(input.id)
    .then((r) => ({ ...r, count: r.tags.length }))
    .then(async (r) => [r, await load(r.id)] as const)
    .catch((e: Error) => ({ error: e.message }))
    .finally(() => console.log("done"))
