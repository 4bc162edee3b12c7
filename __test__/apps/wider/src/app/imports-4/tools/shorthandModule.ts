import any1, { any2 } from "shorthand"
import * as all from "shorthand"
import { x } from "short-cut"
export { any2 as other } from "shorthand"
/** sh */
export default async (input: { a1: typeof any1; a2: typeof any2; all: typeof all; x: typeof x; q: typeof import("shorthand") }) => any2(input)
