import { HumanMessage, AIMessage, ToolMessage, isAIMessage, trimMessages, type MessageContent } from "@langchain/core/messages"
import { StructuredTool, type ToolRunnableConfig } from "@langchain/core/tools"
import type { RunnableConfig } from "@langchain/core/runnables"
import { RunnableLambda, RunnableParallel } from "@langchain/core/runnables"
import { InMemoryChatMessageHistory } from "@langchain/core/chat_history"
import { z } from "zod"
class Weather extends StructuredTool {
  name = "weather"
  description = "The weather"
  schema = z.object({ city: z.string() })
  async _call({ city }: { city: string }) { return `Sunny in ${city}` }
}
/** Chat with memory. */
export default async (input: { text: string; content?: MessageContent }, config?: RunnableConfig<{ user: string }>) => {
  const history = new InMemoryChatMessageHistory()
  await history.addMessage(new HumanMessage(input.text))
  const ai = new AIMessage({ content: "x", tool_calls: [{ name: "weather", args: { city: "x" }, id: "1" }] })
  const messages = await history.getMessages()
  const calls = ai.tool_calls?.map((c) => ({ name: c.name, args: c.args, id: c.id }))
  const map = RunnableParallel.from({ a: RunnableLambda.from((s: string) => s.length), b: RunnableLambda.from(async (s: string) => [s]) })
  return { n: messages.length, calls, user: config?.configurable?.user, tags: config?.tags, out: await map.invoke("x"), tool: new ToolMessage({ content: "y", tool_call_id: "1" }).tool_call_id, w: new Weather().name, last: messages.at(-1)?.id, usage: ai.usage_metadata, is: isAIMessage(ai) }
}
