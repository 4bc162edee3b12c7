import { panel as left, show as showLeft } from "left"
import { panel as right, show as showRight } from "right"

/** Copies that see other versions of their peers are packages of their own. */
export default async (input: { readonly wide: boolean }) => ({ left: showLeft(right), right: showRight(left), input })
