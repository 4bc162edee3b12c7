type Paths<T, P extends string = ""> = T extends readonly unknown[] ? never : { [K in keyof T & string]: T[K] extends object ? `${P}${K}` | Paths<T[K], `${P}${K}.`> : `${P}${K}` }[keyof T & string]
type Get<T, P extends string> = P extends `${infer H}.${infer R}` ? (H extends keyof T ? Get<T[H], R> : never) : P extends keyof T ? T[P] : never
interface Settings { ui: { theme: "dark" | "light"; font: { size: number; family?: string } }; locale: string; flags: boolean[] }
declare function get<P extends Paths<Settings>>(s: Settings, p: P): Get<Settings, P>
declare const s: Settings
/** Read a setting. */
export default ({ path }: { path: Paths<Settings> }) => ({ v: get(s, path), size: get(s, "ui.font.size"), theme: get(s, "ui.theme"), font: get(s, "ui.font") })
