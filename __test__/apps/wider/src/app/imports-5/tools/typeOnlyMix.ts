import { type A as AType, A as AValue, shared } from "../../../lib/dense/a"
import type { B } from "../../../lib/dense/b"
import type { z } from "zod"
export type { AType }
type Ext = Pick<B, "kind"> & { a: AType["opts"]; s: typeof shared }
/** Type only. */
export default (input: Ext & { schema?: z.infer<z.ZodString> }) => ({ ok: new AValue(input.a).opts, s: input.schema?.length, k: input.kind, c: [shared, input.s] })
