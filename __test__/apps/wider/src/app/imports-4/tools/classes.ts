import Def, { type Klass, type fn, type Impl, nested, type T, type FromDts, Renamed } from "../../../lib/wide/reexport.js"
/** classes */
export default async (input: { k: Klass; ko: Klass.Options; def: Def; fp: fn.Props["p"]; cnt: typeof fn.counter; impl: Impl; ns: nested.Shapes.Point; t: T.U; fd: FromDts; rn: Renamed; data: Pick<Klass, "x" | "y" | "acc"> }) => input.t
