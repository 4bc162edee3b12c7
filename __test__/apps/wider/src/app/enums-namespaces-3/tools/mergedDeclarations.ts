function parse(s: string) { return parse.rules.trim ? s.trim() : s }
namespace parse { export const rules = { trim: true, max: 10 }; export type Mode = "strict" | "lax"; export const modes: readonly Mode[] = ["strict"] }
enum Dir { Up = "up", Down = "down" }
namespace Dir { export const opposite = (d: Dir) => (d === Dir.Up ? "down" : "up"); export const count = 2 }
class Cfg { a = 1 }
interface Cfg { b?: string }
namespace Cfg { export const dflt = { a: 2 }; export interface Opts { deep: boolean } }
/** Merged. */
export default ({ text, mode, opts }: { text: string; mode: parse.Mode; opts?: Cfg.Opts }) => { const c: Cfg = new Cfg(); return { p: parse(text), r: parse.rules, m: parse.modes, o: Dir.opposite(Dir.Up), n: Dir.count, b: c.b, d: Cfg.dflt, opts, mode } }
