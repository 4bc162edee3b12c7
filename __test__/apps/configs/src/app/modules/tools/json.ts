import data from "../../../lib/data.json"
import typed from "../../../lib/typed.json"

/** A JSON file is itself, what declares it, or what a pattern says. */
export default async (input: { readonly data: typeof data }) => ({ typed, input })
