import "hub-plus"
import { open, type Deep, type Direct, type Last, type Renamed, type Starred, read } from "hub"

/** What a module hands on grows where it is declared. */
export default async (input: {
  readonly direct: keyof Direct
  readonly starred: Starred<"a">
  readonly renamed: keyof Renamed
  readonly deep: keyof Deep
  readonly last: Deep["last"]
}) => ({
  local: read({ local: 1, added: "to what is local" }),
  station: open().platform,
  same: null as unknown as Last extends typeof input.last ? true : false,
})
