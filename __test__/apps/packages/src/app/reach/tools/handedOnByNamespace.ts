import hub, { type Message } from "hub-classic"
import type { Message as Declared } from "hub-classic/message"

/** The same for `export =`. */
export default async (input: { readonly key: keyof Message; readonly own: keyof hub.Own }) => ({
  own: hub().own.added,
  declared: null as unknown as Declared<1>["added"],
  input,
})
