import open from "modern"
import shape, { size } from "modern/plain"

/** An ECMAScript module, imported from either kind. */
export default async (input: { readonly size: typeof size }) => ({ opened: open(), shape, input })
