import { setTimeout as sleep } from "node:timers/promises"
import os from "node:os"
import { performance } from "node:perf_hooks"
/** Measure the machine. */
export default async ({ ms = 10 }: { ms?: number }) => {
  const start = performance.now()
  const value = await sleep(ms, "done" as const)
  const timer = setTimeout(() => {}, 1)
  clearTimeout(timer)
  const { rss, heapUsed } = process.memoryUsage()
  return { value, took: performance.now() - start, rss, heapUsed, platform: process.platform, versions: process.versions.node, argv: process.argv, cpus: os.cpus().map((c) => c.model), load: os.loadavg(), env: process.env.HOME, hr: process.hrtime.bigint(), exit: process.exitCode, up: process.uptime(), nets: Object.keys(os.networkInterfaces()) }
}
