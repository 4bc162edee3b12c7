import { DynamicStructuredTool, tool } from "@langchain/core/tools"
import { AIMessage, HumanMessage, SystemMessage, type BaseMessage } from "@langchain/core/messages"
import { z } from "zod"
const adder = tool(({ a, b }) => a + b, { name: "adder", description: "Add", schema: z.object({ a: z.number(), b: z.number() }) })
/** Build messages for a model. */
export default async (input: { system?: string; turns: { role: "user" | "assistant"; text: string }[] }) => {
  const messages: BaseMessage[] = input.turns.map((t) => (t.role === "user" ? new HumanMessage(t.text) : new AIMessage({ content: t.text })))
  if (input.system) messages.unshift(new SystemMessage(input.system))
  return { count: messages.length, types: messages.map((m) => m.getType()), contents: messages.map((m) => m.content), texts: messages.map((m) => m.text), name: adder.name, isTool: adder instanceof DynamicStructuredTool, sum: Number(await adder.invoke({ a: 1, b: 2 })) }
}
