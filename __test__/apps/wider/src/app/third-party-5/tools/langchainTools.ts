import { tool, DynamicStructuredTool } from "@langchain/core/tools"
import { z } from "zod"
import type { ToolCall } from "@langchain/core/messages/tool"
import { CallbackManager } from "@langchain/core/callbacks/manager"
import { BaseRetriever } from "@langchain/core/retrievers"
import { Document } from "@langchain/core/documents"
import { InMemoryStore } from "@langchain/core/stores"
const add = tool(async ({ a, b }) => ({ sum: a + (b ?? 0) }), { name: "add", description: "x", schema: z.object({ a: z.number(), b: z.number().optional() }) })
const dyn = new DynamicStructuredTool({ name: "d", description: "x", schema: z.object({ q: z.string() }), func: async ({ q }) => q.length })
class Ret extends BaseRetriever<{ k: number }> { lc_namespace = ["x"]; async _getRelevantDocuments(q: string) { return [new Document({ pageContent: q, metadata: { k: 1 } })] } }
/** Wrapped tools. */
export default async (input: { call: ToolCall<"add", { a: number }>; q?: z.infer<typeof add.schema> }) => {
  const r = await add.invoke(input.call.args)
  const docs = await new Ret().invoke("q")
  const st = new InMemoryStore<{ v: number }>()
  await st.mset([["a", { v: 1 }]])
  return { r, n: add.name, d: await dyn.invoke({ q: "x" }), docs: docs.map((d) => d.metadata.k), st: await st.mget(["a"]), cb: CallbackManager.fromHandlers({}).name, args: input.call.args.a, id: input.call.id }
}
