import type { IncomingHttpHeaders, RequestOptions } from "node:http"
import { type ParsedPath, parse } from "node:path"
import type { ParseArgsConfig } from "node:util"
import fs from "node:fs"
import * as os from "os"
/** node */
export default async (input: { h: Pick<IncomingHttpHeaders, "accept" | "set-cookie">; m: RequestOptions["method"]; p: ParsedPath; pa: Parameters<typeof parse>[0]; enc: BufferEncoding; sig: NodeJS.Signals; plat: NodeJS.Platform; env: NodeJS.ProcessEnv; mem: NodeJS.MemoryUsage; em: ReturnType<typeof os.endianness>; fl: fs.OpenMode; dict: NodeJS.Dict<string>; t: NodeJS.ErrnoException["code"]; tz: NodeJS.Process["platform"] }) => input.p
