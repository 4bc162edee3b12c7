import type { BaseMessage, MessageContent, AIMessage, ToolCall } from "@langchain/core/messages"
import type { DocumentInterface, Document } from "@langchain/core/documents"
import type { RunnableConfig } from "@langchain/core/runnables"
import type { MessageType } from "@langchain/core/messages"
/** lc */
export default async (input: { mt: MessageType; d: DocumentInterface<{ source: string }>; doc: Pick<Document, "pageContent" | "metadata">; tc: ToolCall; tags: RunnableConfig["tags"]; cfg: Pick<RunnableConfig, "runName" | "tags" | "maxConcurrency">; c: MessageContent }) => input.tc
