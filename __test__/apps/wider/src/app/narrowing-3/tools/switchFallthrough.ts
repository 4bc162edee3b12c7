type Lvl = "debug" | "info" | "warn" | "error" | "fatal"
/** Levels. */
export default ({ level, code }: { level: Lvl; code?: 1 | 2 | 3 | "x" }) => {
  let sinks: string[] | undefined, urgent: string | undefined
  switch (level) { case "fatal": urgent = level; case "error": sinks = ["pager"]; break; case "warn": sinks = ["mail"]; urgent ??= level; break; default: urgent = level }
  switch (code) { case undefined: return { none: code, sinks, urgent }; case 1: case 2: return { low: code, sinks }; case 3: break; default: code satisfies "x"; urgent = code }
  return { code, urgent, sinks: sinks?.map((s) => ({ s, urgent })) }
}
