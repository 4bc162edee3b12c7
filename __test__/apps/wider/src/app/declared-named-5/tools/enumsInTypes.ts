enum Level { Low = 1, Mid, High = "high".length }
enum Color { Red = "red", Green = "green", Blue = `bl${"ue"}` }
const enum Dir { Up = 1 << 0, Down = 1 << 1, Both = Up | Down }
declare enum Ext { A, B = 5, C }
type ColorName = keyof typeof Color
type ByColor = { [C in Color]?: C extends Color.Red ? "warm" : "cold" }
export { Level, Color }
/** Enums. */
export default (input: { level?: Level; color: Color; only: Color.Red | Color.Blue; name: ColorName; val: `${Color}`; by: ByColor }): { c: Exclude<Color, Color.Red>; m: Record<Color, number> } => ({ c: Color.Green, m: { red: 1, green: 2, blue: 3 } })
