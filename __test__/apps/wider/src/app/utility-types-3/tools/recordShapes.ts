type Env = "dev" | "prod"
type Matrix = Record<Env, Record<"eu" | "us", { host: string; port?: number }>>
const defaults = { dev: { eu: { host: "d" }, us: { host: "u" } }, prod: { eu: { host: "p", port: 1 }, us: { host: "q" } } } satisfies Matrix
/** Choose a host. */
export default ({ env, over }: { env: Env; over?: Partial<Record<Env, Partial<Matrix[Env]>>> }) => { const m: Matrix = { ...defaults, [env]: { ...defaults[env], ...over?.[env] } }; return { m, eu: m[env].eu, typed: defaults[env].eu, r: {} as Record<number, string>, s: {} as Record<string, Env | undefined>, t: {} as Record<`${Env}-${number}`, 1> } }
