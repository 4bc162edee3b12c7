import { type A, aDefaults } from "./cyc-a"
export type B = { a: A; d: typeof aDefaults }
