type Tool<I, O> = { (input: I, ctx?: { user?: string }): O | Promise<O>; displayName?: string }
/** Greets people. */
const greetAll: Tool<{ names: [string, ...string[]] }, { text: string }[]> = ({ names }) => names.map((n) => ({ text: `Hi ${n}` }))
greetAll.displayName = "Greet all"
export { greetAll as default }
