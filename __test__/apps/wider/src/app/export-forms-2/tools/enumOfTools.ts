import { z } from "zod"
const input = z.object({ city: z.string(), units: z.enum(["c", "f"]).optional() })
interface Forecast { days: { high: number; low?: number }[] }
/** Forecast. */
export default (async (args) => { const { city } = input.parse(args); return { days: [{ high: city.length }] } }) satisfies (args: z.infer<typeof input>) => Promise<Forecast>
