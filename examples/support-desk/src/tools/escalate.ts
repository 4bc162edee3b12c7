/** Hands a conversation to a person. */
export default async (input: { readonly reason: string }): Promise<{ readonly queue: "general" }> => {
  console.info(`escalated: ${input.reason}`)
  return { queue: "general" }
}
