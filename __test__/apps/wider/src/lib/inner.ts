export const version = "1.2"
export let deep = { a: [version], b: null as Deep | null }
export type Deep = { v: typeof version; more?: Deep }
export { deep as "odd name" }
