import { agent } from "@dawn-ai/sdk"

export default agent({
  model: "gpt-5",
  systemPrompt: "You find out what customers ask most, and write it down. Send reading work to the librarian.",
  tools: { deny: ["runBash"] },
})
