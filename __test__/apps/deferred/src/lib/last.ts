type Takers<U> = U extends unknown ? (take: () => U) => void : never
type Many = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13
/** `Value`, by way of the last member of a union of many, of which nobody but TypeScript knows which one it is. */
export type Last<U, Value> = Takers<U | Many> extends (take: infer Taken) => void
  ? Taken extends () => infer _
    ? Value
    : never
  : never
