/** What an `import()` of CommonJS declarations is. */
export default async (input: { readonly text: string }) => {
  const module = await import("transpiled")
  const whole = await import("commons")
  type Keys = keyof typeof module.default
  return { keys: null as unknown as Keys, units: whole.default.units, measured: whole.default(input.text) }
}
