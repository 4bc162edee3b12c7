import Big, { max, type Options } from "class-export"
import * as all from "class-export"

type IsClass<T> = T extends new (...parameters: never[]) => unknown ? true : false

/** A namespace import has no signatures, the default import has. */
export default async (input: Options & { readonly value: all.Value }) => ({
  asDefault: null as unknown as IsClass<typeof Big>,
  asNamespace: null as unknown as IsClass<typeof all>,
  keys: null as unknown as keyof typeof all,
  inNamespace: new all.default(1).plus(new Big(2)),
  max,
  input,
})
