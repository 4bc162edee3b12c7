type Handler<I, O> = (input: I) => Promise<O>
const timed = <I, O>(fn: Handler<I, O>) => async (input: I) => { const t = Date.now(); const result = await fn(input); return { result, ms: Date.now() - t } }
const named = <N extends string>(name: N) => <I, O extends object>(fn: Handler<I, O>) => async (input: I) => ({ ...(await fn(input)), tool: name })
export const description = "Look " + "up " + `a word`
export default timed(named("dict")(async (input: { word: string; lang?: "en" | "nl" }) => ({ meaning: `${input.word}?`, found: input.lang !== undefined })))
