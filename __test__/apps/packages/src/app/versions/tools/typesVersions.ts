import type { Thing } from "versioned/deep/thing"
import type { Other } from "versioned/deep/other"
import type { Extra } from "versioned/extra"
import type { Root } from "versioned"

/** The first range that holds, its longest pattern, and the first path of that which is there. */
export default async (input: Root & Thing & Other) => ({ extra: null as unknown as Extra["extra"], input })
