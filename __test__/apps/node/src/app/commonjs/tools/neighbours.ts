import wholeCjs, { loaded as required, type Wanted as Cjs } from "../../../lib/cjs.cjs"
import settings = require("../../../lib/whole.cjs")
import { loaded, type Both } from "../../../lib/both"
import type { Wanted as Esm } from "../../../lib/esm.mjs" with { "resolution-mode": "import" }

/** Neighbours by extension: each has the module system that its own says. */
export default async (input: { readonly esm: Esm; readonly cjs: Cjs; readonly both: Both }) => ({
  wholeCjs,
  loaded,
  required,
  settings,
  input,
})
