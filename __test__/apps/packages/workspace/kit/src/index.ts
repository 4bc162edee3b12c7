import { version, type Wrapped } from "outer"

export interface Kit {
  readonly tools: readonly string[]
  readonly wrapped: Wrapped
}
export const kit = (tools: readonly string[]) => ({ tools, version })
export class Case {
  #open = false
  readonly kit = kit([])
  open() {
    this.#open = true
    return this.#open
  }
}
