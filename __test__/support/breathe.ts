// Lets a worker read its messages between tests. Tests that compile TypeScript never wait for anything, and a minute
// without reading makes vitest believe that its worker is gone.
import { setImmediate } from "node:timers/promises"
import { afterEach } from "vitest"

afterEach(() => setImmediate())
