import greet, { VERSION, type Greeting } from "../../../lib/greet.mjs"
import { legacy } from "../../../lib/legacy.cjs"
/** Greet in a language. */
export default (input: Greeting) => ({ text: greet(input), version: VERSION, legacy: legacy(2) })
