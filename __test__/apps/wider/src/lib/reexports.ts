export { default, renamed } from "./reexports-inner"
export * from "./reexports-types"
export * as Deep from "./reexports-deep"
