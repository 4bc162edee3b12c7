const left = (input: { a: string }) => input.a
const right = (input: { b: number }) => input.b

/** One of two functions. */
export default Math.random() > 0.5 ? left : right
