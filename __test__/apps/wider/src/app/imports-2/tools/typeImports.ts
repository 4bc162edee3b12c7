import type { Stats } from "node:fs"
/** Summarise something imported by type. */
export default (input: { shape: import("@/lib/kit/shapes").Shape; kind: (typeof import("@/lib/kit/shapes"))["KINDS"][number] }): Pick<Stats, "size" | "mtime"> & { kind: typeof input.kind } => ({ size: 1, mtime: new Date(), kind: input.kind })
