import { Counter, type Plain } from "@scope/plain"
import { more } from "@scope/plain/more"

/** JavaScript whose types are in `@types/scope__plain`. */
export default async (input: Plain) => ({ counter: new Counter(), more, input })
