import config, { type Extra, type Renamed } from "virtual:config"
import icon from "./icon.svg"
import text from "../some.txt"
import legacy from "legacy-lib"
import * as legacyNs from "legacy-lib"
import Client from "class-lib"
import any1, { any2 } from "shorthand"
/** virtual */
export default async (input: { c: typeof config; mode: (typeof config)["mode"]; e: Extra; r: Renamed; i: typeof icon; t: typeof text; lo: legacy.Options; lr: legacyNs.Result; lv: typeof legacy.VERSION; co: Client.Opts; cl: Client; a1: typeof any1; a2: typeof any2; p: Parameters<typeof legacy>[0] }) => input.mode
