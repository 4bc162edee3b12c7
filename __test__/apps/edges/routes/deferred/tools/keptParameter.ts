declare function compose<A extends unknown[], B, C>(first: (...a: A) => B, then: (b: B) => C): (...a: A) => C

/** A literal that speaks of the type parameter of the function that was passed, not of the one that came of it. */
export default async () => ({ boxed: compose(<T>(x: T) => [x], (items) => ({ items })) })
