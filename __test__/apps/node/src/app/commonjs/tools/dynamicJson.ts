/** JSON has a default export alone for Node's `import()`. */
export default async (input: { readonly index: number }) => {
  const json = await import("../../../lib/places.json", { with: { type: "json" } })
  type Keys = keyof typeof json
  return { keys: null as unknown as Keys, place: json.default.places[input.index] }
}
