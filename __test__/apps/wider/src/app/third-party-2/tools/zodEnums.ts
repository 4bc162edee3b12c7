import * as z from "zod"
enum Level { Low = "low", High = "high" }
const levels = z.enum(Level)
const fruits = z.enum(["apple", "pear", "fig"])
const sizes = z.literal([1, 2, 3])
const noFig = fruits.exclude(["fig"])
export { Level }
/** Say what fruit is in season. */
export default (input: { fruit: z.infer<typeof fruits>; size?: z.infer<typeof sizes> }) => ({ fruit: fruits.parse(input.fruit), options: fruits.options, en: fruits.enum, a: fruits.enum.apple, no: noFig.parse("apple"), size: sizes.parse(1), level: levels.parse("low") })
