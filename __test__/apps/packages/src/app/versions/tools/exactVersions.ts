import { place } from "exact"
import { side } from "exact/lib/side"

/** Patterns without a star: the main file, and a file by its path. */
export default async (input: { readonly place: typeof place }) => ({ place, side, input })
