import places from "../../../lib/places.json"
import * as all from "../../../lib/places.json"
import { country } from "../../../lib/places.json"
import required = require("../../../lib/places.json")

/** A JSON file is a module of properties. */
export default async (input: { readonly country: typeof country }) => ({
  first: places.places[0],
  keys: null as unknown as keyof typeof all,
  required: required.country,
  input,
})
