export const description = "First line.\n\n  Second paragraph, indented.\n@looks like a tag\r\nlast"
export default (input: { a: string }) => input.a
