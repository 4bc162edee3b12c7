export default {
  name: "count",
  /** Counts the words of a text. */
  run: async (input: { text: string }) => ({ words: input.text.split(" ").length }),
}
