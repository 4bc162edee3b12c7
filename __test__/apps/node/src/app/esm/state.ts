export default {
  "~standard": {
    version: 1,
    vendor: "node",
    validate: (value: unknown) => ({ value }),
    types: undefined as unknown as { readonly input: { turns?: number }; readonly output: { turns: number } },
  },
} as const
