/** Load a module on demand. */
export default async (input: { n: number }) => {
  const { area, KINDS } = await import("../../../lib/kit/shapes")
  const kit = await import("@/lib/kit")
  const { default: describe } = await import("@/lib/kit/shapes")
  const [os, json] = await Promise.all([import("node:os"), import("../../../lib/config.json")])
  return { area: area({ kind: "circle", r: input.n }), KINDS, sum: kit.math.sum(), text: describe(), eol: os.EOL, json: json.default.limits }
}
