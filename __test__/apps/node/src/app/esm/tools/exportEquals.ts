import measure from "commons"
import type { Measure } from "commons"
import whole = require("commons")

/** `export =` of a function with a namespace. */
export default async (input: { readonly text: string; readonly wanted: Measure["unit"] }) => ({
  byDefault: measure(input.text),
  byRequire: whole(input.text).unit,
  units: measure.units,
})
