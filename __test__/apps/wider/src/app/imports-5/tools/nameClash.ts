import { Deep as D1, helper } from "../../../lib/dense/sub"
import { Tools } from "../../../lib/dense/clash"
type Deep<T> = { d: T }
interface Date2 { Date: Date; Promise: Promise<string>; Map: Map2 }
type Map2 = Tools.Map<string>
const Promise_ = Promise
/** Clashes. */
export default (input: { d: D1<{ a?: { b: 1 } }>; e: Deep<string>; t: Tools }) => ({ helper: helper(1), T: new Tools("x").date, d2: {} as Pick<Date2, "Date" | "Map">, P: Promise_.resolve(1), err: Tools.Error.make("e"), arr: Tools.Array })
