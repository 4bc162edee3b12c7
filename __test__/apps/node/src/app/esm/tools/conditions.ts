import type { Kind } from "features/conditions"
import type { Kind as First } from "features/first"
import type { Part } from "features/sub/plain"
import type { Part as Deep } from "features/sub/inner/deep"

/** Conditions in order, patterns by the longest base, a list by the first that leads somewhere. */
export default async (input: Part & Deep & { kind: Kind }) => ({ first: null as unknown as First, input })
