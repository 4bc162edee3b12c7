declare function choose<T extends string>(opts: readonly T[], dflt: NoInfer<T>): T
type EventName<T extends string> = `${Lowercase<T>}:${Capitalize<T>}`
/** Casing and NoInfer. */
export default ({ k }: { k: EventName<"OPEN" | "CLOSE"> }) => ({ c: choose(["a", "b"], "a"), u: k.toUpperCase() as Uppercase<typeof k>, un: "Foo" as Uncapitalize<"Foo">, x: {} as { [K in "id" | "name" as Uppercase<K>]: K }, nn: null! as NonNullable<string | null | undefined>, nk: null! as NonNullable<{ a?: 1 }["a"]>, aw: null! as Awaited<Promise<Promise<[1]>> | 2> })
