import { tool } from "@langchain/core/tools"
import { z } from "zod"

// A LangChain tool is an object, and Dawn wants a function: keep it at module scope and call it from one.
const search = tool(async ({ query }) => `No article mentions “${query}”.`, {
  name: "search_articles",
  description: "Searches the help centre.",
  schema: z.object({ query: z.string() }),
})

/** Searches the help centre's articles. */
export default async (input: { readonly query: string; readonly limit?: number }) => {
  const text = String(await search.invoke({ query: input.query }))
  return { text, truncated: text.length > (input.limit ?? 2000) }
}
