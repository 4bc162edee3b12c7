import { LIMIT, type Ping } from "./ping"
export type Pong = { back: Ping; list?: Ping[] }
export const START = 1
export const pong = (n: number) => ({ ponged: n, max: LIMIT, start: START })
