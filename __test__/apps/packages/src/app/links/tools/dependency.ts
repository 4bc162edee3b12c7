import { version, wrap, type Wrapped } from "outer"

/** What a package imports is looked for from its real place, unless links are preserved. */
export default async (input: Wrapped) => ({ version, again: wrap(input.inner).inner.items })
