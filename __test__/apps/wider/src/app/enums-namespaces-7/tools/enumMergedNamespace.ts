export enum Level { Debug = "debug", Info = "info", Error = "error" }
export namespace Level {
  export const all: readonly Level[] = [Level.Debug, Level.Info, Level.Error]
  export function parse(s: string) { return all.find((l) => l === s) ?? Level.Info }
  export type Loud = Exclude<Level, Level.Debug>
  export interface Entry<L extends Level = Level> { level: L; text: string }
}
/** Logs entries. */
export default (input: { level: Level; raw?: string; min?: Level.Loud; entry: Level.Entry<Level.Error> }) => {
  const p = Level.parse(input.raw ?? "")
  const loud = p === Level.Debug ? null : p
  return { p, loud, all: Level.all, e: { ...input.entry, level: input.level }, keys: Object.keys(Level) as (keyof typeof Level)[], T: `${p}!` as const, tpl: `lvl-${input.level}` as `lvl-${Level}` }
}
