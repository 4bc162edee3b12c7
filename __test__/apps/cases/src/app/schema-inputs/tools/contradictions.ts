type Both<A, B> = A & B

/** Intersections that no value can have, alone and beside others. */
export default async (input: {
  readonly never?: Both<{ kind: "a"; x: number }, { kind: "b" }>
  readonly sometimes: Both<{ kind: "a" | "b"; x: number }, { kind: "b" }> | Both<{ kind: "a" }, { kind: "c" }>
  readonly list: readonly Both<{ id: 1 }, { id: 2 }>[]
  readonly notDiscriminated?: Both<{ id: string }, { id: number }>
}) => input
