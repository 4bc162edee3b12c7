import { z } from "zod"
const Text = z.object({ kind: z.literal("text"), text: z.string(), mentions: z.set(z.string()) })
const File = z.object({ kind: z.literal("file"), url: z.string(), size: z.bigint().optional() })
const Poll = z.strictObject({ kind: z.literal("poll"), choices: z.tuple([z.string(), z.string()]).rest(z.string()), closes: z.date() })
const Message = z.discriminatedUnion("kind", [Text, File, Poll])
const Envelope = z.object({ to: z.union([z.string(), z.array(z.string())]), body: Message, meta: z.map(z.string(), z.unknown()) }).extend({ id: z.uuid().brand<"MessageId">() })
/** Parses a message. */
export default async (input: z.input<typeof Envelope>) => {
  const envelope = await Envelope.parseAsync(input)
  const { body } = envelope
  switch (body.kind) {
    case "text": return { id: envelope.id, words: body.text.split(" "), mentions: [...body.mentions] }
    case "file": return { id: envelope.id, url: body.url, size: body.size }
    default: return { id: envelope.id, first: body.choices[0], more: body.choices.slice(1), closes: body.closes }
  }
}
