import { load, type Options } from "dual"

export interface Wanted extends Options {
  readonly from: "mts"
}
export const loaded = load()
export default { written: "mts", loaded } as const
