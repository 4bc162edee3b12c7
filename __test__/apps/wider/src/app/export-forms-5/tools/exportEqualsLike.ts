import tool, { geoTool as g } from "../../../lib/dense/geoTool"
import type * as Geo from "../../../lib/dense/geoTool"
/** Wrapped. */
const x = (input: Parameters<typeof tool>[0] & { v?: Geo.geoTool.In["near"] }) => ({ r: g(input), v: g.version, same: tool === g })
export default x as typeof x
