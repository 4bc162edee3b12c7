import type { Own } from "@/own"

/** `${configDir}` is the directory of the outermost file. */
export default async (input: Own) => ({ own: input.own })
