type S<T> = { [K in keyof T]: T[K] }
type Ex = S<{ a: number } & Record<string, string>>
type T2 = { [K in "x" | `data-${string}` | number as K]: K extends "x" ? 1 : string }
/** conflict */
export default async (input: { s: Ex; i: { a: number } & { [k: string]: string }; o: S<{ b?: string; [k: string]: string | undefined }>; t: T2; m: S<{ n: 1 } & { [k: number]: string } & { [k: string]: unknown }>; deep: { in: S<{ length: string } & { [n: number]: boolean; [s: string]: boolean | string }> } }) => input
