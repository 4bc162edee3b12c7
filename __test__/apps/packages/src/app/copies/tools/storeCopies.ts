import { bind as bindFirst, glue as first } from "binder2"
import { bind as bindSecond, glue as second } from "binder1"

/** pnpm has a copy for each set of packages that another is used with. */
export default async (input: { readonly version: typeof second.version }) => ({
  first: bindFirst(second),
  second: bindSecond(first),
  version: first.version,
  input,
})
