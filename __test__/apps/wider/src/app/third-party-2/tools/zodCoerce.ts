import { z } from "zod"
const schema = z.object({
  page: z.coerce.number().int().positive().default(1),
  since: z.coerce.date().optional(),
  active: z.coerce.boolean(),
  sort: z.enum(["name", "date"]).catch("name"),
  email: z.email(),
  id: z.uuid().nullable(),
  link: z.url().nullish(),
  tags: z.array(z.string().min(1)).max(5).readonly(),
})
/** Parse the parameters of a list page. */
export default async (input: z.input<typeof schema>): Promise<z.output<typeof schema>> => schema.parse(input)
