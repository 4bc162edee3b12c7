import { places } from "#data/places"
import type { Inner } from "#inner"
import type { Shared } from "packages/shared"

/** `imports` and the app's own name. */
export default async (input: Shared & { readonly place: (typeof places)[number]; readonly inner: Inner["version"] }) => ({
  count: places.length,
  input,
})
