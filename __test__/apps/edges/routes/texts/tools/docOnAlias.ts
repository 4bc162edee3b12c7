/** The options as a whole. */
type Options = {
  /** One of them. */
  one: string
}

const run = (input: Options) => input.one

/** On the statement. */
export { run as default }
