import tool, * as everything from "../../../lib/reexports"
import { Color, renamed as alias, type Opts, Deep, default as again } from "../../../lib/reexports"
/** Use re-exports. */
export default (input: Opts & { color: Color; deep?: Deep.Inner }) => ({ t: tool({ n: 1 }), e: everything.renamed(1), a: alias("x"), c: Color.Red, hex: Deep.HEX, same: tool === again, d: input.deep, keys: Object.keys(everything) as (keyof typeof everything)[] })
