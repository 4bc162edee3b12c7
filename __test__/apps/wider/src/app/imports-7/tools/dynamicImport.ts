/** Imports at run time. */
export default async (input: { which: "shapes" | "inner" }) => {
  const { default: area, UNIT, ...rest } = await import("../../../lib/shapes")
  const mod = input.which === "shapes" ? await import("../../../lib/shapes") : await import("../../../lib/inner")
  const v = "version" in mod ? mod.version : null
  const json = await import("../../../../package.json", { with: { type: "json" } })
  const [a, b] = await Promise.all([import("../../../lib/inner"), import("node:path")])
  return { n: area(UNIT), v, name: json.default.name, av: a.version, sep: b.sep, base: b.default.basename("x"), s: typeof rest.scale, inner: rest.inner.version }
}
