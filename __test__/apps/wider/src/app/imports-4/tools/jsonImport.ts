import data from "@/lib/wide/data.json"
import * as ns from "@/lib/wide/data.json"
import { name } from "@/lib/wide/data.json" with { type: "json" }
/** json */
export default async (input: { d: typeof data; item: (typeof data.nested.b)[number]; l: typeof ns.list; n: typeof name; w: (typeof data)["with-dash"]; k: keyof typeof data }) => data
