function get(key: "n"): number
function get(key: "s", fallback?: string): string
function get<T>(key: `o:${string}`, parse: (raw: string) => T): T
function get<T extends readonly unknown[]>(...keys: T): { [K in keyof T]: T[K] extends "n" ? number : string }
function get(...a: unknown[]): unknown { return a }
interface Fmt { (x: number): `${number}`; (x: string): string; (x: Date, o: { utc: boolean }): { iso: string } }
const fmt = ((x: unknown) => x) as Fmt
/** Overloads. */
export default (input: { n: number; s: string; u: "n" | "s" }) => ({ a: get("n"), b: get("s"), c: get("o:x", (r) => ({ r })), d: get("n", "q"), e: fmt(input.n), f: fmt(input.s), g: fmt(new Date(), { utc: true }), p: {} as Parameters<Fmt>, r: {} as ReturnType<typeof get> })
