import places from "../../../lib/places.json" with { type: "json" }
import * as all from "../../../lib/places.json" with { type: "json" }
import { default as named } from "../../../lib/places.json" with { type: "json" }

/** A JSON file is its default export, and nothing else. */
export default async (input: { readonly country: (typeof places)["country"] }) => ({
  all,
  first: named.places[0],
  keys: null as unknown as keyof typeof all,
  input,
})
