/** An `import()` is always one of an ECMAScript module. */
export default async (input: { readonly name: string }) => {
  const { load, default: again, Client } = await import("dual")
  return { name: input.name, loaded: load(), again: again(), client: new Client() }
}
