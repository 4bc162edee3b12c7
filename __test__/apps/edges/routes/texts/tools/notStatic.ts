/** What counts when the export cannot be read. */
export default (input: { a: string }) => input.a

export const description = ["joined", "at", "run", "time"].join(" ")
