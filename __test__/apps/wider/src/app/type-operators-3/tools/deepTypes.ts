type DeepPartial<T> = T extends (infer U)[] ? DeepPartial<U>[] : T extends Function | Date ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T
type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> }
type DeepNonNull<T> = T extends null | undefined ? never : T extends object ? { [K in keyof T]-?: DeepNonNull<T[K]> } : T
type Mutable<T> = { -readonly [K in keyof T]: T[K] }
interface Doc { readonly id: string; body: { title: string | null; parts: { text: string; style?: { bold?: boolean | null } }[] }; owner?: { name: string } | null; when: [start: number, end?: number] }
/** Patch a document. */
export default ({ patch }: { patch: DeepPartial<Doc> }): { r: DeepReadonly<Doc>; n: DeepNonNull<Doc>; m: Mutable<Doc> } => { throw patch }
