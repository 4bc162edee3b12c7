import { load, type Options } from "dual"

/** The conditions of the file's own module system choose the types. */
export default async (input: Options) => ({ input, loaded: load() })
