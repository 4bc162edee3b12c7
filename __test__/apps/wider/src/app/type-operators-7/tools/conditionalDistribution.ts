type Compare<T, U> = T extends U ? (U extends T ? "same" : "sub") : "none"
type Switch<T> = T extends 1 ? { one: T } : T extends 2 ? { two: T; rest: Switch<1 | T> } : never
type Letter<T> = (T extends string ? "s" : never) | (T extends number ? "n" : never)
type Element<T> = T extends readonly (infer U)[] ? U : T

/** Conditional types that look at each member of a union, and of a union that holds a type parameter. */
export default async () => ({
  compare: <A, B>(a: A, b: B) => (a === (b as unknown) ? "same" : "none") as Compare<A, B>,
  toKnown: <A>(a: A) => "none" as unknown as Compare<A, string | number> & typeof a,
  ofKnown: <A>(a: A) => ["none", a] as unknown as Compare<string | number, A>,
  choose: <T>(t: T) => t as unknown as Switch<T>,
  chooseMore: <T extends number>(t: T) => t as unknown as Switch<T | 5>,
  letter: <T>(t: T) => (typeof t === "string" ? "s" : "n") as Letter<T>,
  rest: <T>(t: T) => t as unknown as Exclude<Letter<T>, "s">,
  elements: <T, V>(t: T, v: V) => [t, v] as unknown as { t: Element<T>; v: Element<V>; both: Element<T | V>; of: Element<T[keyof T]> },
  whole: <T>(t: T) => t as unknown as [T] extends [infer U extends string] ? U : never,
})
