// The last line of a terminal, which is written over; elsewhere a plain line, written once.

import type { WriteStream } from "node:tty"

/** That line of one stream. */
export class StatusLine {
  readonly #stream: NodeJS.WriteStream
  #isShown = false
  #hasSaid = false

  constructor(stream: WriteStream) {
    this.#stream = stream
  }

  /** Shows `text` in a terminal; elsewhere says `plain`, the first time. */
  show(text: string, plain: string): void {
    if (this.#stream.isTTY) {
      this.clear()
      this.#stream.write(text)
      this.#isShown = true
    } else if (!this.#hasSaid) {
      this.#stream.write(`${plain}\n`)
      this.#hasSaid = true
    }
  }

  /** Makes room for lines that stay. */
  clear(): void {
    if (this.#isShown) this.#stream.write("\r\u001b[2K")
    this.#isShown = false
  }
}
