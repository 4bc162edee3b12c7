/** Accessors in a type literal. */
export default (input: { get size(): number; set size(v: number | string); readonly id: string; get only(): "ro"; new?: boolean; delete: string; class?: { static: number }; "a b": 1; método: string; $x_1: null }): { get v(): string; "∑": number } => ({ v: input.id, "∑": input.size })
