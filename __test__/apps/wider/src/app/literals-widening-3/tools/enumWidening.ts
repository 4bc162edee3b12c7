enum Level { Low = 1, Mid, High = Mid * 5 }
const enum Flag { A = 1 << 0, B = 1 << 1, AB = A | B }
enum Word { Yes = "YES", No = "NO" }
/** Widen enums. */
export default (input: { n: number }) => { const a = Level.Low; let b = Level.Low; const c = { level: Level.High, w: Word.Yes }; const d = input.n > 1 ? Level.Low : Level.Mid; return { n: a as number, s: `${Word.Yes}` as const, t: b.toString(), u: Level[b], f: Flag.AB as 3, name: Level[d], cmp: c.level === Level.High, sum: a + b, k: Object.keys(Word) as (keyof typeof Word)[], v: `${c.w}` } }
