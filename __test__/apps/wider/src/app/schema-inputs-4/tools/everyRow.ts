/** primitives */
export default async (input: {
  s: string; n: number; b: boolean; nul: null; lit: "a"; num: 2; tru: true; fal: false; neg: -5; float: 1.5; big: 10n; exp: 1e21; hex: 0xff
  un: "b" | "a" | "c"; nums: 3 | 1 | 2; mixed: "a" | 1; boolLit: true | "x"; sn: string | number; ns: number | string | null
  opt?: string; undef: string | undefined; optNull?: string | null; onlyUndef: undefined; voidy: void
  any: any; unk: unknown; empty: {}; obj: object; nev: never; optNev?: never; big2: bigint; date: Date; dates: Date[]
  map: Map<string, number>; set: Set<string>; re: RegExp; pr: Promise<string>; wm: WeakMap<object, string>; ws: WeakSet<object>
  sym: symbol; arr: string[]; ro: readonly string[]; ga: Array<number>; gra: ReadonlyArray<boolean>; tup: [string, number]; optTup: [string, number?]; rest: [string, ...number[]]; named: [x: number, y: number, label?: string]; lead: [...string[], number]; mid: [boolean, ...string[], number]; emptyTup: []; roTup: readonly [1, 2]
  unionArr: (string | number)[]; arrUnion: string[] | number[]; nested: string[][]; rec: Record<string, string>; recNum: Record<number, string>; recLit: Record<"a" | "b", number>; part: Partial<Record<"a" | "b", number>>
  idx: { [k: string]: number }; idxNamed: { a: number; [k: string]: number | string }; idxNum: { [n: number]: boolean }; tplIdx: { [k: `x-${string}`]: number; y: string }; symIdx: { [k: symbol]: number; z: 1 }
  fn: () => void; method(): string; optFn?: () => void; fnOrStr: string | (() => void); ctor: new () => Date
  err: Error; url: URL; u8: Uint8Array; ab: ArrayBuffer; abortSignal?: AbortSignal
}) => ({ ok: true })
