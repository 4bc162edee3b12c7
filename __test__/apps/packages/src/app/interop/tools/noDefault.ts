import whole, { type Only } from "no-default"
import again, * as all from "no-default"

/** A module of declarations without a default export may have one all the same. */
export default async (input: Only) => ({
  whole: null as unknown as keyof typeof whole,
  again: null as unknown as keyof typeof again,
  all: null as unknown as keyof typeof all,
  one: whole.one,
})
