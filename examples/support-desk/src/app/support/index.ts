import { agent } from "@dawn-ai/sdk"

const LARGE_REFUND = 20_000

export default agent({
  model: "gpt-5-mini",
  systemPrompt: "You answer customers of a furniture shop. Look an order up before you promise anything.",
  tools: {
    deny: ["runBash", "writeFile"],
    approve: ["escalate"],
    constrain: {
      refundOrder: (args) => {
        const { amount } = args as { readonly amount?: number }
        return amount === undefined || amount <= LARGE_REFUND || { approve: true, reason: "A large refund." }
      },
    },
  },
})
