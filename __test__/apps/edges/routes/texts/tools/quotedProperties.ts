/** Odd property names. */
export default (input: {
  "content-type": string
  "with space": number
  "quote\"d": boolean
  "new\nline": 1
  "*/": string
  "${x}": string
  "": string
  é: string
  10: number
  constructor: string
  __proto__: string
  class: "a" | "it's" | "say \"x\"" | "back\\slash" | "line\nbreak"
}) => input["content-type"]
