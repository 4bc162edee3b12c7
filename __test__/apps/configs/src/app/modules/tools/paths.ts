import { both } from "~/both"
import { thing } from "~/long/thing"
import { only } from "~/only"
import { both as exact } from "exact"

/** The longest pattern, and the first of its paths that is there, relative to `baseUrl`. */
export default async (input: { readonly layout: (typeof both)["layout"] }) => ({ thing, only, exact, input })
