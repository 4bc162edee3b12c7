import { "odd name" as odd, deep } from "../../../lib/inner"
export { version as "also odd" } from "../../../lib/inner"
/** Names that are strings. */
export default (input: { x: typeof odd; y?: (typeof deep)["b"] }) => ({ odd, b: input.y, a: odd.a[0] })
