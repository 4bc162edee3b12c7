import { ChatPromptTemplate, PromptTemplate } from "@langchain/core/prompts"
import { StringOutputParser } from "@langchain/core/output_parsers"
import { RunnableLambda, RunnableSequence } from "@langchain/core/runnables"
import { Document } from "@langchain/core/documents"
/** Fill in a prompt. */
export default async (input: { topic: string; language?: string }) => {
  const prompt = PromptTemplate.fromTemplate("Tell about {topic}")
  const text = await prompt.format({ topic: input.topic })
  const chat = ChatPromptTemplate.fromMessages([["system", "x"], ["human", "{topic}"]])
  const lambda = RunnableLambda.from((s: string) => s.length)
  const doc = new Document({ pageContent: text, metadata: { topic: input.topic, page: 1 } })
  return { text, vars: prompt.inputVariables, n: await lambda.invoke("x"), batch: await lambda.batch(["a"]), parsed: await new StringOutputParser().parse(text), doc: { ...doc.metadata, text: doc.pageContent }, msgs: (await chat.formatMessages({ topic: "x" })).length, piped: await lambda.pipe((n: number) => ({ n })).invoke("x"), id: doc.id }
}
