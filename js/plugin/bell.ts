// A file by which a bundler is woken that can be woken by files alone. It lies outside of the app.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export class Bell {
  readonly #directory = mkdtempSync(join(tmpdir(), "dawn-native-"))
  #count = 0
  /** To be watched. */
  readonly file = join(this.#directory, "wake")

  constructor() {
    this.ring()
    process.once("exit", this.remove)
  }

  ring(): void {
    writeFileSync(this.file, String(this.#count++))
  }

  readonly remove = (): void => {
    process.off("exit", this.remove)
    rmSync(this.#directory, { recursive: true, force: true })
  }
}
