const clean = <T extends object>(o: T) => Object.fromEntries(Object.entries(o).filter(([, v]) => v != null)) as { [K in keyof T]-?: NonNullable<T[K]> }
const omit = <T extends object, K extends keyof T>(o: T, ...ks: K[]): Omit<T, K> => { const c = { ...o }; for (const k of ks) delete c[k]; return c }
const pickBy = <T extends object, V>(o: T, f: (v: T[keyof T]) => v is T[keyof T] & V) => Object.fromEntries(Object.entries(o).filter(([, v]) => f(v as never))) as { [K in keyof T as T[K] extends V ? K : never]: T[K] }
const mapVals = <T extends Record<string, unknown>, R>(o: T, f: (v: T[keyof T], k: keyof T) => R) => Object.fromEntries(Object.entries(o).map(([k, v]) => [k, f(v as never, k)])) as Record<keyof T, R>
const defaults = <T extends object, D extends Partial<T>>(o: T, d: D) => ({ ...d, ...o }) as Omit<T, keyof D> & Required<Pick<T, keyof D & keyof T>>
const inv = <const T extends Record<string, PropertyKey>>(t: T) => Object.fromEntries(Object.entries(t).map(([k, v]) => [v, k])) as { [K in keyof T as T[K]]: K }
/** Utilities at work. */
export default (input: { o: { a?: string | null; b: number | null; c: boolean }; cfg: { host?: string; port?: number; tls: boolean } }) => ({ c: clean(input.o), om: omit(input.o, "a", "c"), pb: pickBy(input.o, (v): v is boolean => typeof v === "boolean"), mv: mapVals({ x: 1, y: "z" }, (v, k) => [k, v] as const), d: defaults(input.cfg, { host: "x", port: 1 }), i: inv({ a: "x", b: 2 }), r: Object.entries(clean(input.cfg)).map(([k, v]) => ({ k, v })) })
