type Takers<U> = U extends unknown ? (take: () => U) => void : never
/** `Value`, by way of the last member of a union, of which nobody but TypeScript knows which one it is. */
export type Last<U, Value> = Takers<U> extends (take: infer Taken) => void ? (Taken extends () => infer _ ? Value : never) : never
