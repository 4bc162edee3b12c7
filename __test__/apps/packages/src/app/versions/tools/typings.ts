import { say } from "typings"
import { folder } from "typings/folder"
import { sub } from "typings/sub"

/** `typings` before `types` before `main`; folders with a `package.json` and without. */
export default async (input: { readonly said: ReturnType<typeof say> }) => ({ folder, sub, input })
