import marked from "marked-export"
import * as all from "marked-export"

/** What says that it was an ECMAScript module has a default of its own. */
export default async (input: { readonly marked: typeof marked }) => ({ keys: null as unknown as keyof typeof all, input })
