import { notes } from "left"

/** What packages add to their own copies, they add to the one that stands for all. */
export default async (input: { readonly key: keyof typeof notes }) => ({ value: notes[input.key], right: notes.right })
