type Config = { host: string; port: number; tls?: { cert: string; ca: string[] }; readonly tags: string[] }
type DeepPartial<T> = T extends readonly (infer U)[] ? DeepPartial<U>[] : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T
type Paths<T, P extends string = ""> = { [K in keyof T & string]: T[K] extends readonly unknown[] ? `${P}${K}` : T[K] extends object | undefined ? `${P}${K}` | Paths<NonNullable<T[K]>, `${P}${K}.`> : `${P}${K}` }[keyof T & string]
type At<T, P extends string> = P extends `${infer H}.${infer R}` ? (H extends keyof T ? At<NonNullable<T[H]>, R> : never) : P extends keyof T ? T[P] : never
type Setters<T> = { [K in keyof T & string as `set${Capitalize<K>}`]-?: (v: T[K]) => void }
type Change = { [P in Paths<Config>]: { path: P; from: At<Config, P>; to: At<Config, P> } }[Paths<Config>]
/** Patch. */
export default (input: { patch: DeepPartial<Config>; paths: Paths<Config>[]; changes: Change[]; s?: Setters<Pick<Config, "host">> }): { [P in Paths<Config>]?: At<Config, P> } => ({ host: input.patch.host, "tls.cert": input.patch.tls?.cert })
