import api, { call } from "value-export"
import * as all from "value-export"

/** The default import is all of `export =`, whatever it calls `default`. */
export default async (input: { readonly size: number }) => ({
  signature: api(input.size),
  called: call(),
  keys: null as unknown as keyof typeof all,
  property: api.default,
})
