import type { Last } from "../../../lib/last.ts"

/** Takes a list of which only TypeScript knows what stands in it. */
export default function restOfTuple(...input: Last<"a" | "b", [order: { readonly id: string }, log?: () => void]>) {
  return { count: input.length }
}
