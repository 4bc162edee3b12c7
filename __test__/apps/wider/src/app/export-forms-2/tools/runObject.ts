/**
 * Turn text around.
 * @example { "text": "abc" }
 */
const tool = {
  name: "reverse",
  async run({ text, words = false }: { text: string; words?: boolean }) {
    return words ? { words: text.split(" ").reverse() } : { text: [...text].reverse().join("") }
  },
}
export default tool
