import { array, assert, boolean, create, defaulted, type Infer, is, literal, mask, nullable, number, object, optional, refine, string, type, union, validate } from "superstruct"
const Point = object({ x: number(), y: number(), label: optional(string()), kind: defaulted(union([literal("a"), literal("b")]), () => "a") })
const Path = type({ points: array(Point), closed: boolean(), note: nullable(string()) })
const Positive = refine(number(), "positive", (n) => n > 0)
/** Checks points. */
export default (input: { readonly value: unknown; readonly path: Infer<typeof Path> }) => {
  const [error, point] = validate(input.value, Point)
  if (error) return { ok: false as const, path: error.path, failures: error.failures().map(({ key, refinement }) => ({ key, refinement })) }
  const value: unknown = input.value
  assert(value, Path)
  return { ok: true as const, point, value, positive: is(input.value, Positive) ? input.value : 0, made: create(input.value, Point), masked: mask(input.path, Path) }
}
