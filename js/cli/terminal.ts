// Writing to a terminal or a pipe: colours where they are wanted, and no stack trace when a reader leaves early.

/** Whether to colour what goes to `stream`. An empty NO_COLOR counts as unset, as its convention says. */
export function wantsColor(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv = process.env): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== "0" && env.FORCE_COLOR !== "false"
  return stream.isTTY === true && env.TERM !== "dumb"
}

/** Ends quietly when the reader of a pipe has gone (`dawn-native routes | head -1`). */
export function surviveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error
      process.exit(process.exitCode ?? 0)
    })
  }
}

/** Marks up text, or leaves it as it is. */
export interface Paint {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly green: (text: string) => string
  readonly yellow: (text: string) => string
  readonly cyan: (text: string) => string
}

export function paint(color: boolean): Paint {
  const between = (open: number, close: number) => (text: string) =>
    color && text !== "" ? `\u001b[${open}m${text}\u001b[${close}m` : text
  return {
    bold: between(1, 22),
    dim: between(2, 22),
    red: between(31, 39),
    green: between(32, 39),
    yellow: between(33, 39),
    cyan: between(36, 39),
  }
}
