import api, { all, big, one } from "barrel"
import * as barrel from "barrel"

/** The same, handed on by a package. */
export default async (input: { readonly size: number }) => ({
  api: api(input.size),
  all: null as unknown as keyof typeof all,
  big: null as unknown as keyof typeof big,
  barrel: null as unknown as keyof typeof barrel,
  one,
})
