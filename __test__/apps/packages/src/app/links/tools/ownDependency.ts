import type { Inner } from "inner"
import { version } from "outer"

/** One name, two versions: the app's own and that of a package. */
export default async (input: Inner) => ({ outer: version, inner: input.version })
