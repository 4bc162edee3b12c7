interface Account { id: number; name: string; createdAt: Date; deletedAt?: Date; login(): void; _secret: string }
type Getters<T> = { [K in keyof T as K extends `_${string}` ? never : T[K] extends Function ? never : `get${Capitalize<string & K>}`]: () => T[K] }
type DataOf<T> = { readonly [K in keyof T as T[K] extends (...a: never[]) => unknown ? never : K extends `_${string}` ? never : K]-?: T[K] extends Date | undefined ? string : T[K] }
type Swap<T extends Record<string, PropertyKey>> = { [K in keyof T as T[K]]: K }
type Both<T> = { [K in keyof T as K | `old_${K & string}`]: T[K] }
/** Remap. */
export default (input: Pick<DataOf<Account>, "id">): { d: DataOf<Account>; s: Swap<{ a: "x"; b: "y" }>; b: Both<{ p?: 1; readonly q: string }>; g: keyof Getters<Account> } => { throw input }
