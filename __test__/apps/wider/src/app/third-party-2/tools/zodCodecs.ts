import { z } from "zod"
const isoToDate = z.codec(z.iso.datetime(), z.date(), { decode: (s) => new Date(s), encode: (d) => d.toISOString() })
const Event = z.object({ at: isoToDate, kind: z.stringbool(), n: z.int32(), big: z.int64().optional(), hash: z.string().length(3).toUpperCase(), def: z.string().prefault("x"), nn: z.string().nullish().transform((v) => v ?? 0), fn: z.custom<`${number}px`>() })
type In = z.input<typeof Event>
/** Decode an event. */
export default async function decode(input: In): Promise<{ event: z.output<typeof Event>; keys: (keyof In)[]; enc: z.input<typeof isoToDate> }> { const event = Event.parse(input); return { event, keys: ["at"], enc: z.encode(isoToDate, event.at) } }
