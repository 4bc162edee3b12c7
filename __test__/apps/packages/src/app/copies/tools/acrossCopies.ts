import { pay as payRight, price as right } from "right"
import { pay as payLeft, price as left } from "left"
import { Money } from "money"

/** A class of one copy is that of the other; one of another version is not. */
export default async (input: { readonly other: boolean }) => ({
  right: payRight(left),
  left: payLeft(right),
  other: payLeft(new Money()),
  input,
})
