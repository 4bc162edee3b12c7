/** `import()` of each kind. */
export default async (input: { readonly size: number }) => {
  const [big, value, marked, none] = await Promise.all([
    import("class-export"),
    import("value-export"),
    import("marked-export"),
    import("no-default"),
  ])
  return {
    big: null as unknown as keyof typeof big,
    value: value.default(input.size),
    marked: marked.default,
    none: null as unknown as keyof typeof none,
  }
}
