enum Num { A, B, C }
export enum Str { X = "x", Y = "y" }
export enum Mixed { A = "a", B = 2, C = 3 }
export const enum CE { L = 1 << 2, M = L | 1, N = L + 1 }
export enum Neg { A = -1, B, C = ~5 }
export enum One { Only = "only" }
export enum Quoted { "a-b" = 1, 'c d' = "x" }
/** enums */
export default async (input: {
  s: Str; m: Mixed; c: CE; neg: Neg; one: One; member: Str.X; sub: Str.X | "z"; keys: keyof typeof Str; rec: Record<Str, number>; part?: Partial<Record<Mixed, string>>; arr: Str[]; opt?: Str | null; val: `${Str}`; numMember: Neg.C; q: Quoted; two: Str | Neg; mapped: { [K in Str]?: K }
}) => ({ ok: true })
