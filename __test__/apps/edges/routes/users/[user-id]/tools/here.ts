import { stamp, type Stamp } from "../../../../src/lib/stamp.js"

/** Say where this is. */
export default async (input: { at: Stamp; deep?: { list: readonly Stamp[] } }) => ({ ...input.at, made: stamp(1) })
