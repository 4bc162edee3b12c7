import { load, type Options } from "dual"

export interface Wanted extends Options {
  readonly from: "cts"
}
export const loaded = load()
const written = { written: "cts", loaded } as const
export default written
