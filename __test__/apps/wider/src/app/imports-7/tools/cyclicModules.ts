import { ping, type Ping } from "../../../lib/ping"
import { pong } from "../../../lib/pong"
/** Modules in a circle. */
export default (input: { p: Ping; depth: number }) => ({ a: ping(input.depth), b: pong(1), next: input.p.next?.back, n: ping.calls })
