import { stamp } from "../lib/stamp.js"

/** Stamp something, everywhere. */
export default (input: { n: number }) => stamp(input.n)
