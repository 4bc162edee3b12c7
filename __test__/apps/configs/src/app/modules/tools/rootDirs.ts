import type { View } from "../../../lib/view.ts"

/** A neighbour that lies in another root. */
export default async (input: View) => ({ form: input.form })
