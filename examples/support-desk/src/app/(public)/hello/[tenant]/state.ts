import { z } from "zod"

/** What the route remembers between turns. */
export default z.object({
  tenant: z.string(),
  greeting: z.string().optional(),
  language: z.enum(["en", "de", "fr"]).default("en"),
})
