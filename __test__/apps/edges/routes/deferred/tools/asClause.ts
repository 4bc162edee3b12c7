type Strings<T> = { [K in keyof T as T[K] extends string ? K : never]: T[K] }

/** An `as` clause that TypeScript takes for another one wherever it is written again. */
export default async () => ({ strings: <T extends object>(of: T) => of as unknown as Strings<T> })
