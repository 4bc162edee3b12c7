// The way to the addon: options go out as JSON, an answer comes back as JSON, and a failed answer becomes an `Error`.

import * as addon from "../index.js"
import type { AppOptions } from "./types.js"

export { addon }

/** What `src/binding/answer.rs` writes. */
type Answer<T> = { readonly value: T } | { readonly error: { readonly code: string; readonly message: string } }

/** An error of this package. `code` is stable; `message` is for people. */
export class DawnNativeError extends Error {
  override readonly name = "DawnNativeError"
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

function opened<T>(json: string): T {
  const answer = JSON.parse(json) as Answer<T>
  if ("error" in answer) throw new DawnNativeError(answer.error.code, answer.error.message)
  return answer.value
}

/** Calls a synchronous entry of the addon. */
export function call<T>(entry: (options: string) => string, options: object): T {
  return opened(entry(JSON.stringify(options)))
}

/** Calls an asynchronous entry of the addon. */
export async function callAsync<T>(entry: (options: string) => Promise<string>, options: object): Promise<T> {
  return opened(await entry(JSON.stringify(options)))
}

/** The addon does not ask the process where it is: in a worker that would be somebody else's choice. */
export function located<T extends AppOptions>(options: T | undefined): T & { cwd: string } {
  return { ...(options as T), cwd: options?.cwd ?? process.cwd() }
}
