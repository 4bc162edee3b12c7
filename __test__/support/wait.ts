// Waiting for what comes of its own: never for a time, always for an event or a state, with a generous limit.

import { setTimeout } from "node:timers/promises"

const LIMIT_MS = 30_000
/** Nothing more comes after that long without anything. */
const REST_MS = 800

/** Waits until `check` passes; gives its value. Its last error is what is thrown in the end. */
export async function until<T>(check: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await setTimeout(25)
    }
  }
}

/** What has come so far. */
export class Arrivals<T> {
  readonly all: T[] = []
  readonly add = (item: T): void => {
    this.all.push(item)
  }

  get last(): T | undefined {
    return this.all.at(-1)
  }

  /** Waits until nothing has come for a while. What never rests fails. */
  async rest(): Promise<void> {
    const end = Date.now() + LIMIT_MS
    for (let count = -1; count !== this.all.length; ) {
      if (Date.now() > end) throw new Error(`no rest after ${this.all.length}`)
      count = this.all.length
      await setTimeout(REST_MS)
    }
  }
}
