// Where things are, for tests.

import { fileURLToPath } from "node:url"

/** The repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url))
