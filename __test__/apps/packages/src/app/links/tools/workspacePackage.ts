import { Case, kit, type Kit } from "@workspace/kit"
import { half, type Size } from "@workspace/kit/size"

/** A package of the same repository, in source, with a dependency of its own. */
export default async (input: Kit & { readonly size: Size }) => ({
  made: kit(input.tools),
  half: half(input.size),
  kit: new Case().kit,
})
