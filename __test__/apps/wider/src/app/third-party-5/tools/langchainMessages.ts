import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage, isAIMessage } from "@langchain/core/messages"
import { ChatPromptTemplate, MessagesPlaceholder } from "@langchain/core/prompts"
import { StringOutputParser, JsonOutputParser } from "@langchain/core/output_parsers"
import { RunnableLambda, RunnablePassthrough, RunnableSequence, type RunnableConfig } from "@langchain/core/runnables"
import { Document, type DocumentInterface } from "@langchain/core/documents"
const toMsg = (m: { role: "user" | "ai" | "system"; text: string }) => (m.role === "user" ? new HumanMessage(m.text) : m.role === "ai" ? new AIMessage({ content: m.text, tool_calls: [{ name: "x", args: { q: 1 }, id: "1" }] }) : new SystemMessage(m.text))
/** Messages. */
export default async (input: { msgs: { role: "user" | "ai" | "system"; text: string }[]; docs?: DocumentInterface<{ src: string }>[] }, config?: RunnableConfig) => {
  const ms: BaseMessage[] = input.msgs.map(toMsg)
  const prompt = ChatPromptTemplate.fromMessages([["system", "hi {name}"], new MessagesPlaceholder("history")])
  const chain = RunnableSequence.from([(x: { n: number }) => x.n + 1, RunnableLambda.from((n: number) => ({ n, s: `${n}` }))])
  const out = await chain.invoke({ n: 1 }, config)
  const val = await prompt.invoke({ name: "x", history: ms })
  const parser = new StringOutputParser().pipe((s: string) => s.length)
  const js = await new JsonOutputParser<{ a: number }>().parse("{}")
  const ai = ms.filter(isAIMessage)
  const d = new Document({ pageContent: "x", metadata: { n: 1, tags: ["a"] } })
  const asg = RunnablePassthrough.assign({ up: (x: { t: string }) => x.t.toUpperCase() })
  const par = RunnableLambda.from(async (x: { a: string }) => x.a).withConfig({ tags: ["t"] })
  return { out, js, calls: ai.flatMap((a) => a.tool_calls?.map((c) => ({ name: c.name, id: c.id })) ?? []), types: ms.map((m) => m.getType()), v: val.toString(), d: d.metadata, p: await parser.invoke("x"), docs: input.docs?.map(({ metadata, id }) => ({ ...metadata, id })), asg: await asg.invoke({ t: "x" }), par: await par.batch([{ a: "" }]), tm: new ToolMessage({ content: "x", tool_call_id: "1" }).tool_call_id, cont: ms[0]?.content }
}
