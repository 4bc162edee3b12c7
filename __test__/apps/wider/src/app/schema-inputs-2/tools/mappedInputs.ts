interface Settings { theme: "dark" | "light"; fontSize: number; notify: { mail: boolean; push: boolean } }
type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] }
type Nullable<T> = { [K in keyof T]: T[K] | null }
type Setters<T> = { [K in keyof T & string as `set${Capitalize<K>}`]: T[K] }
/** Change settings. */
export default (input: { patch: DeepPartial<Settings>; nulls: Nullable<Pick<Settings, "theme" | "fontSize">>; set: Partial<Setters<Omit<Settings, "notify">>>; req: Required<{ a?: 1 }>; ro: Readonly<Settings>["notify"] }) => ({ ...input.patch, theme: input.patch.theme ?? input.nulls.theme, set: input.set.setTheme })
