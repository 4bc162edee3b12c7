type Handler<I, O> = (input: I, ctx?: { signal?: AbortSignal }) => O
function defineTool<const N extends string, I extends object, O>(def: { name: N; handler: Handler<I, O>; examples?: I[] }) {
  const wrapped = async (input: I): Promise<{ tool: N; result: Awaited<O> }> => ({ tool: def.name, result: await def.handler(input) })
  return Object.assign(wrapped, { toolName: def.name, examples: def.examples ?? [] })
}
/** Made by a factory. */
export default defineTool({ name: "maker", handler: async (input: { q: string; n?: 1 | 2 }) => (input.n ? [input.q] : null), examples: [{ q: "" }] })
