/** A user known everywhere. */
interface GlobalUser { /** The id. */ id: string; role: GlobalRole }
type GlobalRole = "admin" | "user"
declare namespace App { interface Locals { user: GlobalUser; session?: App.Session } type Session = { token: string; until: Date }; namespace Deep { type Er<T> = { v: T; w: Locals["user"] } } enum Color { Red = "red", Blue = "blue" } const enum Size { S = 1, L = 2 } }
declare enum GlobalEnum { One = 1, Two = 2 }
declare class GlobalClass { private secret: string; readonly name: string; static make(): GlobalClass }
declare module "virtual:config" { const config: { mode: "dev" | "prod"; ports: number[] }; export default config; export interface Extra { x: 1 } export type { Extra as Renamed } }
declare module "*.svg" { const url: string; export default url }
declare module "*.txt" { const content: `text:${string}`; export = content }
declare module "legacy-lib" { function legacy(o: legacy.Options): legacy.Result; namespace legacy { interface Options { depth: number; mode?: "fast" | "slow" } interface Result { out: string[] } const VERSION: "1.0" } export = legacy }
declare module "class-lib" { class Client { constructor(o: Client.Opts); opts: Client.Opts } namespace Client { interface Opts { url: string; retries?: number } } export = Client }
declare module "shorthand"
declare var __DEV__: boolean
declare function globalFn(a: { x: number }): GlobalUser
