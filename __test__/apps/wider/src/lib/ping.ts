import { pong, type Pong, START } from "./pong"
export interface Ping { n: number; next?: Pong }
export function ping(n: number): { pinged: number; r: ReturnType<typeof pong> | null } { return { pinged: START, r: n > 0 ? pong(n - 1) : null } }
ping.calls = 0
export const LIMIT = START * 2
