import { both } from "both"
import { sub } from "both/sub"

/** Where there are `exports`, `typesVersions` says nothing; a condition may hold a range. */
export default async (input: { readonly both: typeof both }) => ({ both, sub, input })
