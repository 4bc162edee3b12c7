import type { Chosen } from "conditional"

/** Conditions of one's own replace those of a base. */
export default async (input: Chosen) => ({ condition: input.condition })
