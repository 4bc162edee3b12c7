import type { Bare } from "bare/module"

/** A bare name, below `baseUrl` before in packages. */
export default async (input: Bare) => ({ by: input.by })
