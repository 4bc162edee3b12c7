type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
/** A condition. */
type Condition = { and: Condition[] } | { or: Condition[] } | { not: Condition } | { field: string; is: Json }
/** Evaluate a condition against a record. */
export default (input: { condition: Condition; record: Record<string, Json> }): { matches: boolean; trace: (keyof Condition | "field" | "and")[] } => ({ matches: !!input.record, trace: [] })
