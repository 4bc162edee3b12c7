import modern = require("modern")
import plain = require("modern/plain")

/** What `require` gets of an ECMAScript module. */
export default async (input: { readonly sides: typeof plain.default.sides }) => ({
  modern: null as unknown as keyof typeof modern,
  size: plain.size,
  input,
})
