type Getters<T> = { [K in keyof T as `get${Capitalize<K & string>}`]: () => T[K] }
type Inverted<T> = { readonly [K in keyof T as T[K] & string]-?: K }
type Without<T, U> = { [K in keyof T as Exclude<K, U>]: T[K] }

/** Mapped types whose `as` clauses other files can say. */
export default async () => ({
  getters: <T extends object>(of: T) => of as unknown as Getters<T>,
  inverted: <T extends object>(of: T) => of as unknown as Inverted<T>,
  without: <T extends object, U extends string>(of: T, keys: U[]) => [of, keys] as unknown as Without<T, U>,
})
