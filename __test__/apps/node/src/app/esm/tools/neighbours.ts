import asDefault, { loaded, type Wanted as Esm } from "../../../lib/esm.mjs"
import wholeCjs, { loaded as required, type Wanted as Cjs } from "../../../lib/cjs.cjs"
import settings from "../../../lib/whole.cjs"
import type { Both } from "../../../lib/both.js"

/** Neighbours by extension: each has the module system that its own says. */
export default async (input: { readonly esm: Esm; readonly cjs: Cjs; readonly both: Both }) => ({
  asDefault,
  wholeCjs: wholeCjs.default,
  loaded,
  required,
  settings,
  input,
})
