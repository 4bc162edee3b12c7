async function tool(input: { q: string }) { tool.calls += 1; return { q: input.q, calls: tool.calls, config: tool.config } }
tool.calls = 0
tool.config = { max: 5, modes: ["a", "b"] as const }
tool.description = "x"
/** A tool with properties. */
export default tool
