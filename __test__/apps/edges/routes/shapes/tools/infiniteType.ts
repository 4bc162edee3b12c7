type Nest<T> = { value: T; deeper?: Nest<T[]> }

/** A type that grows without end. */
export default (input: { nest: Nest<string> }) => input.nest.value
