import * as legacy from "legacy-lib"
export type O = legacy.Options
import Opt = legacy.Options
export interface More extends Opt { extra: boolean }
