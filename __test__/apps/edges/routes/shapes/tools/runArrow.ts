const tool = { run: (input: { n: number }) => input.n > 1 } as const

/** An object with a run function. */
export default tool
