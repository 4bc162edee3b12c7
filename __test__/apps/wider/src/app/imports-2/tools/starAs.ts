import { shapes, math as m } from "@/lib/kit"
import type * as Kit from "@/lib/kit"
import { type Shape, area as areaOf, default as describe } from "@/lib/kit/shapes"
/** Compute areas of shapes. */
export default (input: { shapes: Shape[]; unit?: Kit.shapes.Unit }) => ({ areas: input.shapes.map(areaOf), sum: m.sum(1, 2), text: describe(input.shapes[0]), all: shapes.KINDS, first: input.shapes[0] })
