export * as shapes from "./shapes"
export * as math from "./math"
export type { Shape as AnyShape } from "./shapes"
