import { agent } from "@dawn-ai/sdk"

// A subagent has its own tools only; it is given what it needs beside them.
export default agent({
  model: "gpt-5-mini",
  description: "Reads documents in the workspace and sums them up.",
  systemPrompt: "You read what you are asked to read and answer in five sentences.",
  tools: { allow: ["readFile", "lookupOrder"], approve: ["shareSummary"] },
})
