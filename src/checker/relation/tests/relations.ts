// Each function is one group: every two of its parameters are compared in all five relations.

enum E { A, B, C }
enum S { X = "x", Y = "y" }
enum One { Only }
enum Computed { A = "a".length, B = 2 }
namespace Other { export enum E { A, B, C } }
namespace Short { export enum E { A, B } }
declare const sym: unique symbol;
declare const sym2: unique symbol;
interface Named { a: string }
interface NamedSub extends Named {}
interface NamedMore extends Named { b: number }
interface OptionalBag { a?: string; b?: number }
interface Callable { (x: string): number; name2: string }
class Plain { a = "" }
class PlainSub extends Plain {}
class PlainMore extends Plain { b = 1 }
class Private { private x = 1; y = 2 }
class PrivateSub extends Private {}
class OtherPrivate { private x = 1; y = 2 }
class Protected { protected p = 1 }
class ProtectedSub extends Protected { protected p = 2 }
class ProtectedPublic extends Protected { p = 2 }
class Hash { #h = 1; z = 1 }
class OtherHash { #h = 1; z = 1 }
class Box<T> { constructor(public value: T) {} }
class BoxSub<T> extends Box<T> { extra = 1 }
class SecretCtor { private constructor() {} }
abstract class Abstract { abstract m(): void }
interface List<T> { value: T; next: List<T> | null }
interface Chain<T> { value: T; next: Chain<T> | null }
interface Grow<T> { v: T; next: Grow<T[]> }
interface Grow2<T> { v: T; next: Grow2<T[]> }
interface Co<T> { get(): T }
interface Contra<T> { set: (x: T) => void }
interface Inv<T> { f: (x: T) => T }
interface Bi<T> { m(x: T): void }
interface Ind<T> { x: number }
interface CoOpt<T> { v?: T }
interface Mapped<T> { m: { [K in keyof T]: T[K] } }
interface Keyed<T> { k: keyof T }
interface Cond<T> { c: T extends string ? 1 : 2 }
interface Anno<in out T> { v: T }
interface AnnoOut<out T> { v: T }
interface AnnoIn<in T> { v: (x: T) => void }
type ACo<T> = { get: () => T };
type AContra<T> = { set: (x: T) => void };
type AMap<T> = { [K in keyof T]-?: T[K] };
type ACond<T> = T extends string ? { s: T } : { o: T };
type AUnion<T> = T | { v: T };
type ADef<T, U = T> = { t: T; u: U };
type Json = string | number | boolean | null | Json[] | { [k: string]: Json };
interface JsonObject { [k: string]: JsonValue }
type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
type Tree<T> = { v: T; c: Tree<T>[] };
type DeepPartial<T> = { [K in keyof T]?: DeepPartial<T[K]> };
type Nested = { n: { m: { o: string; p: number } } };

declare function primitives(
  p0: any, p1: unknown, p2: never, p3: void, p4: undefined, p5: null, p6: string, p7: number, p8: bigint, p9: boolean,
  p10: symbol, p11: object, p12: {}, p13: Object, p14: String, p15: Number, p16: Function, p17: "a", p18: "b", p19: 1,
  p20: 0, p21: 1n, p22: true, p23: false, p24: typeof sym, p25: typeof sym2, p26: "a" | "b", p27: string | number,
  p28: string | undefined, p29: null | undefined, p30: {} | null | undefined, p31: E, p32: E.A, p33: E.B, p34: S, p35: S.X,
  p36: One, p37: Computed, p38: Other.E, p39: Other.E.A, p40: Short.E, p41: E.A | E.B, p42: "x", p43: string | null,
  p44: Boolean, p45: Symbol, p46: BigInt, p47: number | "a", p48: 0 | 1, p49: true | "a", p50: string | undefined | null,
): void;

declare function templates(
  p0: string, p1: `a${string}`, p2: `${string}b`, p3: `a${string}b`, p4: `${number}`, p5: `a${number}`, p6: "a1", p7: "ab",
  p8: "axb", p9: Uppercase<string>, p10: Lowercase<string>, p11: "ABC", p12: "abc", p13: `${"a" | "b"}-${string}`,
  p14: `${string}-${string}`, p15: "a-b", p16: Uppercase<`a${string}`>, p17: Capitalize<string>, p18: `${boolean}`,
  p19: "true", p20: `${bigint}`, p21: "1", p22: `x${Uppercase<string>}`, p23: "xABC", p24: "xabc", p25: number,
  p26: string & { brand: 1 }, p27: `a${string}` & { brand: 1 }, p28: `${string}`, p29: `a${string}` | number, p30: {},
  p31: String, p32: { length: number }, p33: `${number}.${number}`, p34: "1.5",
): void;

declare function objects(
  p0: { a: string }, p1: { a?: string }, p2: { a: string | undefined }, p3: { readonly a: string }, p4: { a: "x" },
  p5: { a: string; b: number }, p6: { a: string; b?: number }, p7: { b: number }, p8: { a: any }, p9: { a: unknown },
  p10: { a: never }, p11: { [k: string]: string }, p12: { [k: string]: unknown }, p13: { [k: string]: any },
  p14: { [k: number]: string }, p15: { [k: `x${string}`]: string }, p16: Record<string, number>, p17: Record<"a" | "b", string>,
  p18: Named, p19: NamedSub, p20: NamedMore, p21: OptionalBag, p22: { x(): void }, p23: { x: () => void },
  p24: { length: number }, p25: { n: { m: string } }, p26: { n: { m: "z" } }, p27: {}, p28: object, p29: Object, p30: unknown,
  p31: { a: string } & { b: number }, p32: { a: string } | { b: number }, p33: { a: string | number }, p34: Plain,
  p35: PlainSub, p36: PlainMore, p37: { readonly [k: string]: string }, p38: { a?: string; b?: string }, p39: { c?: string },
  p40: { [k: symbol]: string }, p41: { [k: string]: string | number; a: string }, p42: { xy: string }, p43: any,
  p44: { a: string; b: string }, p45: { 0: string }, p46: Partial<Named>, p47: Required<OptionalBag>, p48: Readonly<Named>,
  p49: Pick<NamedMore, "a">, p50: Omit<NamedMore, "a">, p51: Nested, p52: DeepPartial<Nested>, p53: { n?: { m?: {} } },
  p54: { [sym]: 1 }, p55: { get a(): string }, p56: { set a(v: string) }, p57: { (): void }, p58: { new (): Plain },
  p59: string, p60: { toString(): string }, p61: { a: string } & { a: "x" }, p62: { a: string } & {}, p63: typeof E,
  p64: typeof Plain, p65: { prototype: Plain }, p66: { [k: string]: string } & { a: string }, p67: typeof Other,
): void;

declare function functions(
  p0: () => void, p1: () => string, p2: (x: string) => void, p3: (x?: string) => void, p4: (x: string | number) => void,
  p5: (...a: string[]) => void, p6: (...a: any[]) => any, p7: (a: string, b: number) => void, p8: <T>(x: T) => T,
  p9: <T extends string>(x: T) => T, p10: <T>(x: T[]) => T, p11: <T, U>(x: T, f: (t: T) => U) => U, p12: (x: string) => string,
  p13: (x: any) => x is string, p14: (x: any) => x is "a", p15: (x: any) => boolean, p16: (x: any) => asserts x is string,
  p17: (x: any) => asserts x, p18: (this: Plain) => void, p19: (this: PlainMore) => void, p20: (this: void) => void,
  p21: new () => Plain, p22: new () => PlainMore, p23: abstract new () => Plain, p24: abstract new () => Abstract,
  p25: (...a: [string, number?]) => void, p26: (cb: (x: string) => void) => void, p27: (cb: (x: string | number) => void) => void,
  p28: { m(x: string): void }, p29: { m(x: string | number): void }, p30: { m: (x: string) => void },
  p31: { m: (x: string | number) => void }, p32: { (x: string): string; (x: number): number },
  p33: { (x: string | number): string | number }, p34: Callable, p35: Function, p36: typeof SecretCtor, p37: typeof Abstract,
  p38: typeof Plain, p39: typeof Box, p40: new <T>(v: T) => Box<T>, p41: new (v: string) => Box<string>,
  p42: (...a: never[]) => unknown, p43: (...a: unknown[]) => void, p44: (x: string, ...r: number[]) => void, p45: () => undefined,
  p46: () => never, p47: () => any, p48: () => unknown, p49: () => Promise<void>, p50: () => Promise<string>,
  p51: (x: { a: string }) => void, p52: (x: {}) => void, p53: (x: never) => void, p54: (cb?: () => void) => void,
  p55: (cb: () => void) => void, p56: <T>(x: T, y: T) => void, p57: <T, U>(x: T, y: U) => void, p58: <T>(x: T) => void,
  p59: <T extends Named>(x: T) => T["a"], p60: <T extends unknown[]>(...a: T) => T, p61: (a: string) => [string],
  p62: (a: 1, b?: 2) => void, p63: (a: 1, b: 2 | undefined) => void, p64: (a: 1, b: void) => void, p65: {}, p66: object,
  p67: { m?(x: string): void }, p68: (x: (y: <T>(z: T) => T) => void) => void, p69: (x: (y: (z: string) => string) => void) => void,
  p70: typeof String, p71: StringConstructor["fromCharCode"], p72: <T>(this: T) => T, p73: (x: unknown) => x is Plain,
): void;

declare function lists(
  p0: string[], p1: readonly string[], p2: any[], p3: never[], p4: [string], p5: [string, number], p6: [string, number?],
  p7: [string, ...number[]], p8: readonly [string, number], p9: [...string[], number], p10: [], p11: unknown[], p12: "a"[],
  p13: readonly (string | number)[], p14: { 0: string }, p15: { length: number }, p16: ArrayLike<string>, p17: Iterable<string>,
  p18: [a: string, b: number], p19: [string, string], p20: [string?], p21: [string | undefined], p22: (string | number)[],
  p23: [string, ...string[]], p24: [...number[], string, number], p25: object, p26: {}, p27: { length: 2 }, p28: readonly [],
  p29: readonly any[], p30: [any], p31: [unknown, unknown], p32: [string] | [string, number], p33: [1, 2, 3], p34: number[],
  p35: [number, ...number[]], p36: [string, number?, boolean?], p37: [string, boolean?], p38: string[][], p39: [string][],
  p40: ReadonlyArray<unknown>, p41: Iterable<unknown>, p42: Set<string>, p43: { [k: number]: string }, p44: "abc", p45: string,
  p46: { concat: any }, p47: [string, ...(string | number)[]], p48: [undefined], p49: [null?], p50: Partial<[string, number]>,
  p51: Required<[string?]>, p52: Readonly<[string, number]>, p53: { [K in keyof [string, number]]: boolean },
): void;

declare function classes(
  p0: Private, p1: PrivateSub, p2: OtherPrivate, p3: { y: number }, p4: Protected, p5: ProtectedSub, p6: ProtectedPublic,
  p7: { p: number }, p8: Hash, p9: OtherHash, p10: { z: number }, p11: Box<string>, p12: Box<"a">, p13: Box<any>,
  p14: BoxSub<string>, p15: { value: string }, p16: Abstract, p17: { m(): void }, p18: Promise<string>, p19: Promise<void>,
  p20: Promise<undefined>, p21: Promise<any>, p22: PromiseLike<string>, p23: Map<string, number>, p24: Map<string, unknown>,
  p25: ReadonlyMap<string, number>, p26: Set<string>, p27: ReadonlySet<string>, p28: Set<unknown>, p29: Date, p30: Error,
  p31: TypeError, p32: RegExp, p33: Box<Box<string>>, p34: Box<Box<"a">>, p35: Box<unknown>, p36: Box<never>, p37: WeakMap<object, 1>,
  p38: Plain, p39: PlainSub, p40: PlainMore, p41: {}, p42: object, p43: Promise<never>, p44: Box<string> | Box<number>,
  p45: Box<string | number>, p46: Private & Protected, p47: Uint8Array, p48: ArrayBuffer, p49: Promise<string | number>,
  p50: Promise<string> | Promise<number>, p51: typeof Private, p52: typeof PrivateSub, p53: InstanceType<typeof Box>,
): void;

declare function variances(
  p0: Co<string>, p1: Co<"a">, p2: Co<string | number>, p3: Co<any>, p4: Co<unknown>, p5: Co<never>, p6: Contra<string>,
  p7: Contra<"a">, p8: Contra<string | number>, p9: Contra<any>, p10: Contra<unknown>, p11: Contra<never>, p12: Inv<string>,
  p13: Inv<"a">, p14: Inv<any>, p15: Bi<string>, p16: Bi<"a">, p17: Bi<number>, p18: Ind<string>, p19: Ind<number>,
  p20: CoOpt<string>, p21: CoOpt<"a">, p22: CoOpt<undefined>, p23: Mapped<{ a: string }>, p24: Mapped<{ a: "x" }>,
  p25: Mapped<{ a?: string }>, p26: Keyed<{ a: 1 }>, p27: Keyed<{ a: 1; b: 2 }>, p28: Cond<string>, p29: Cond<number>, p30: Cond<"a">,
  p31: Cond<any>, p32: Anno<string>, p33: Anno<"a">, p34: AnnoOut<string>, p35: AnnoOut<"a">, p36: AnnoIn<string>, p37: AnnoIn<"a">,
  p38: ACo<string>, p39: ACo<"a">, p40: AContra<string>, p41: AContra<"a">, p42: AMap<{ a: string }>, p43: AMap<{ a: "x" }>,
  p44: AMap<{ a?: string }>, p45: ACond<string>, p46: ACond<"a">, p47: ACond<number>, p48: AUnion<string>, p49: AUnion<"a">,
  p50: ADef<string>, p51: ADef<"a">, p52: ADef<string, "a">, p53: List<string>, p54: List<"a">, p55: Chain<string>, p56: Chain<number>,
  p57: Grow<string>, p58: Grow2<string>, p59: Grow<number>, p60: Tree<string>, p61: Tree<"a">, p62: { v: string; c: Tree<string>[] },
  p63: Co<Contra<string>>, p64: Co<Contra<"a">>, p65: Contra<Contra<"a">>, p66: Contra<Contra<string>>, p67: List<any>, p68: Inv<unknown>,
): void;

declare function recursive(
  p0: Json, p1: JsonValue, p2: JsonObject, p3: { a: string }, p4: { a: { b: number[] } }, p5: { a: undefined }, p6: { a: () => void },
  p7: string[], p8: unknown, p9: Date, p10: { [k: string]: Json }, p11: Json[], p12: Named, p13: Nested, p14: string, p15: {},
  p16: List<Json>, p17: { self: any }, p18: number | string, p19: { [k: string]: number }, p20: Record<string, Json>,
): void;

declare function unions(
  p0: { k: "a"; x: 1 } | { k: "b"; y: 2 }, p1: { k: "a"; x: 1 }, p2: { k: "a" | "b"; x: 1; y: 2 }, p3: { k: "a" | "b" },
  p4: { k: "a" } | { k: "b" }, p5: { k: string }, p6: { k: boolean }, p7: { k: true } | { k: false }, p8: { k: "a" | "b" | "c" },
  p9: { k: "a"; v: string } | { k: "b"; v: number }, p10: { k: "a" | "b"; v: string | number }, p11: { k: "a" | "b"; v: never },
  p12: { k: "a"; l: 1 } | { k: "a"; l: 2 } | { k: "b"; l: 1 }, p13: { k: "a" | "b"; l: 1 }, p14: { k: "a" | "b"; l: 1 | 2 },
  p15: { t: "a" } | { t: "b" } | { t: "c" } | { t: "d" } | { t: "e" } | { t: "f" } | { t: "g" } | { t: "h" } | { t: "i" } | { t: "j" },
  p16: { t: "a" }, p17: { t: "z" }, p18: { t: "a"; extra: 1 }, p19: { t: "a" | "b" }, p20: { t: string }, p21: string | string[],
  p22: string[] | number[], p23: (string | number)[], p24: [1] | [2], p25: [1 | 2], p26: { k?: "a" } | { k: "b" },
  p27: { k: "a" | "b" | undefined }, p28: ({ k: "a" } | { k: "b" }) & { z: 1 }, p29: ({ k: "a"; z: 1 }) | { k: "b"; z: 1 },
  p30: "a" | "b" | "c", p31: "a" | "b", p32: "b" | "a", p33: ("a" | "b") & string, p34: 1 | 2 | "a", p35: { k: E }, p36: { k: E.A } | { k: E.B } | { k: E.C },
  p37: (() => string) | (() => number), p38: () => string | number, p39: ((x: string) => void) | ((x: number) => void),
  p40: (x: string & number) => void, p41: (x: string | number) => void, p42: undefined | { a: 1 }, p43: null | { a: 1 }, p44: { a: 1 },
  p45: Plain | PlainMore, p46: Plain, p47: Named | NamedMore, p48: { a: string } | { a: string; b: number }, p49: { a: 1 } | { a: 2 } | null,
  p50: { a: 1 | 2 }, p51: { a: 1 | 2 } | undefined, p52: { a?: 1 } | { a: 2 }, p53: { a?: 1 | 2 },
): void;

declare function intersections(
  p0: { a: string } & { b: number }, p1: { a: string; b: number }, p2: string & { brand: "x" }, p3: string & { brand: "y" },
  p4: string, p5: number & { brand: "x" }, p6: { a: string } & Named, p7: Named & NamedMore, p8: NamedMore, p9: { a?: 1 } & { b?: 2 },
  p10: { a?: 1; b?: 2 }, p11: { a: 1 }, p12: { c: 1 }, p13: (() => string) & { p: 1 }, p14: () => string, p15: ((x: string) => string) & ((x: number) => number),
  p16: { (x: string): string; (x: number): number }, p17: { a: { b: 1 } } & { a: { c: 2 } }, p18: { a: { b: 1; c: 2 } }, p19: { a: { b: 1 } },
  p20: object & { a: 1 }, p21: {} & string, p22: string[] & { extra: 1 }, p23: string[], p24: [string] & { extra: 1 }, p25: never,
  p26: { a: string } & { [k: string]: string }, p27: { [k: string]: string }, p28: Private & { w: 1 }, p29: Private, p30: { y: number; w: 1 },
  p31: { a: string | number } & { a: string }, p32: { a: string }, p33: Plain & { b: number }, p34: PlainMore, p35: unknown & { a: 1 },
  p36: { a?: string } & { a: string }, p37: { readonly a: string } & { a: string }, p38: Box<string> & { t: 1 }, p39: Box<string | number>,
): void;

declare function generic<
  T, U extends T, V extends string, W extends { a: string }, X extends W, K extends keyof T, L extends keyof W, N extends number | string,
  A extends unknown[], B extends readonly unknown[], O extends object, Q extends "a" | "b", R extends { k: "a" } | { k: "b" }, F extends (...a: any[]) => any,
>(
  p0: T, p1: U, p2: V, p3: W, p4: X, p5: K, p6: L, p7: N, p8: A, p9: B, p10: O, p11: Q, p12: R, p13: F, p14: T | undefined, p15: T & {},
  p16: NonNullable<T>, p17: keyof T, p18: keyof U, p19: keyof W, p20: T[K], p21: T[keyof T], p22: W["a"], p23: W[L], p24: U[keyof T],
  p25: Partial<T>, p26: Required<T>, p27: Readonly<T>, p28: Pick<T, K>, p29: Record<K, T[K]>, p30: { [P in keyof T]: T[P] },
  p31: { [P in K]: T[P] }, p32: { [P in keyof T]: string }, p33: T[], p34: U[], p35: [T], p36: [...A], p37: [string, ...A], p38: readonly [...B],
  p39: T extends string ? 1 : 2, p40: T extends string ? T : never, p41: Extract<T, string>, p42: Exclude<T, string>, p43: U extends string ? U : never,
  p44: `x${V}`, p45: Uppercase<V>, p46: V | number, p47: string, p48: {}, p49: object, p50: unknown, p51: { a: string }, p52: W & { b: number },
  p53: Box<T>, p54: Box<U>, p55: Promise<T>, p56: (x: T) => T, p57: (x: U) => T, p58: <S>(x: S) => S, p59: Awaited<T>, p60: ReturnType<F>,
  p61: Parameters<F>, p62: T extends (infer I)[] ? I : never, p63: T extends { a: infer I } ? I : never, p64: string | number, p65: 1 | 2,
  p66: "a" | "b", p67: "a", p68: never, p69: any, p70: unknown[], p71: readonly unknown[], p72: { k: "a" | "b" }, p73: Partial<W>, p74: { a?: string },
  p75: W | X, p76: T & U, p77: T | U, p78: Omit<T, K>, p79: Record<string, T>, p80: { [k: string]: T }, p81: Record<V, number>, p82: Partial<Record<K, string>>,
  p83: keyof T & string, p84: Extract<keyof T, string>, p85: string | number | symbol, p86: T extends null ? never : T, p87: [T, U], p88: [U, U],
  p89: A[number], p90: B["length"], p91: number, p92: `${N}`, p93: Q | undefined, p94: R["k"], p95: { x: T }, p96: { x: U }, p97: { x?: T },
  p98: Co<T>, p99: Contra<T>, p100: Contra<U>, p101: Co<U>, p102: List<T>, p103: T & string, p104: V & { brand: 1 }, p105: undefined, p106: null,
  p107: (x: T) => x is T & string, p108: new (...a: A) => T, p109: (...a: A) => T, p110: (...a: any[]) => unknown, p111: { [P in keyof T as `get${string & P}`]: T[P] },
  p112: { [P in keyof W]: W[P] }, p113: Readonly<W>, p114: W[keyof W], p115: X["a"], p116: Partial<T>[K], p117: Required<T>[K], p118: Pick<W, L>[L],
): void;

class Fluent { set(x: string): this { return this } peer?: this; a = 1 }
class FluentSub extends Fluent { b = 2 }
interface Node1<T> { value: T; children: Node1<T>[]; map<U>(f: (t: T) => U): Node1<U> }
interface Node2<T> { value: T; children: Node2<T>[]; map<U>(f: (t: T) => U): Node2<U> }
interface Mutual<T> { other: Mutual2<T> | null; v: T }
interface Mutual2<T> { other: Mutual<T> | null; v: T }
interface Wide<T> { n: Wide<{ x: T }> }
interface Event2<K extends string, D> { kind: K; data: D }
type EventMap = { open: { at: number }; close: { code: number; reason?: string } };
type Events = { [K in keyof EventMap]: Event2<K, EventMap[K]> }[keyof EventMap];
type Handler<E extends { kind: string }> = { [K in E["kind"]]?: (e: Extract<E, { kind: K }>) => void };
type Getters<T> = { [K in keyof T as `get${Capitalize<K & string>}`]: () => T[K] };
type Flat<T> = T extends (infer U)[] ? Flat<U> : T;
type Branded<T, B> = T & { readonly __brand: B };
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type DeepReadonly<T> = T extends (infer U)[] ? readonly DeepReadonly<U>[] : T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
interface Overloaded { (x: string): string; (x: number): number; <T>(x: T[]): T }
interface Methods { one<T>(x: T): T[]; two(cb: (this: Methods, x: number) => void): this; three?(...x: unknown[]): void }
abstract class Shape { abstract area(): number; static make(): Shape { throw 0 } }
class Square extends Shape { constructor(readonly side: number) { super() } area() { return this.side } }
class Getter { get v() { return 1 } set v(x: number) {} get ro() { return "" } }
declare function overload(x: string): 1;
declare function overload(x: number, y?: boolean): 2;

declare function more(
  p0: Fluent, p1: FluentSub, p2: { set(x: string): Fluent; a: number }, p3: Node1<string>, p4: Node2<string>, p5: Node1<"a">,
  p6: Mutual<string>, p7: Mutual2<string>, p8: Mutual<number>, p9: Wide<string>, p10: Wide<number>, p11: Events, p12: Event2<"open", { at: number }>,
  p13: Event2<"open", {}>, p14: Event2<string, unknown>, p15: Handler<Events>, p16: { open?(e: Event2<"open", { at: number }>): void },
  p17: Getters<Named>, p18: { getA(): string }, p19: { getA: () => "x" }, p20: Flat<string[][]>, p21: Branded<string, "u">, p22: Branded<string, "v">,
  p23: Branded<"lit", "u">, p24: Mutable<Readonly<Named>>, p25: DeepReadonly<Nested>, p26: DeepReadonly<{ l: { a: 1 }[] }>, p27: { l: { a: 1 }[] },
  p28: { readonly l: readonly { readonly a: 1 }[] }, p29: Overloaded, p30: typeof overload, p31: (x: string | number) => 1 | 2, p32: (x: string) => string,
  p33: <T>(x: T) => T, p34: Methods, p35: { one<T>(x: T): T[] }, p36: { one(x: string): string[] }, p37: typeof Shape, p38: typeof Square,
  p39: abstract new () => Shape, p40: new (s: number) => Shape, p41: Shape, p42: Square, p43: { side: number; area(): number }, p44: Getter,
  p45: { v: number; ro: string }, p46: { readonly v: number; readonly ro: string }, p47: IterableIterator<string>, p48: Generator<string, void, unknown>,
  p49: Iterable<string>, p50: Iterator<string>, p51: AsyncIterable<string>, p52: AsyncGenerator<string>, p53: ArrayLike<string>, p54: string[],
  p55: ReadonlyArray<string>, p56: Set<string>, p57: ReadonlySet<string>, p58: Map<string, string[]>, p59: ReadonlyMap<string, readonly string[]>,
  p60: Promise<string[]>, p61: PromiseLike<readonly string[]>, p62: Awaited<Promise<Promise<1>>>, p63: 1, p64: NoInfer<string>, p65: string,
  p66: ThisType<Named>, p67: {}, p68: keyof EventMap, p69: "open", p70: keyof Fluent, p71: keyof any, p72: EventMap["close"], p73: { code: number },
  p74: Parameters<typeof overload>, p75: [number, boolean?], p76: ReturnType<typeof overload>, p77: 2, p78: InstanceType<typeof Square>,
  p79: ConstructorParameters<typeof Square>, p80: Record<"open" | "close", object>, p81: EventMap, p82: Partial<EventMap>, p83: Omit<EventMap, "open">,
  p84: Exclude<keyof EventMap, "open">, p85: Function, p86: CallableFunction, p87: (...args: any) => any, p88: (...args: never) => unknown,
  p89: { [K in "a" | "b"]: K }, p90: { a: "a"; b: "b" }, p91: { [K in `k${1 | 2}`]?: boolean }, p92: { k1?: boolean; k2?: boolean }, p93: E | "x",
  p94: Exclude<E, E.A>, p95: E.B | E.C, p96: typeof E.A, p97: { e: E }, p98: { e: E.A | E.B }, p99: Uint8Array, p100: Int8Array, p101: ArrayBufferLike,
  p102: Symbol, p103: symbol, p104: typeof Symbol.iterator, p105: Object, p106: PropertyKey, p107: ErrorOptions, p108: Intl.NumberFormat, p109: JSON,
  p110: Math, p111: Partial<Fluent>, p112: Required<Methods>, p113: Pick<Getter, "ro">, p114: { get x(): 1; set x(v: 1 | 2) }, p115: { x: 1 },
): void;

declare function deepGeneric<T extends object, K extends keyof T, S extends string, L extends readonly string[], E2 extends { kind: string }, M extends Record<string, (...a: any[]) => any>>(
  p0: Getters<T>, p1: DeepReadonly<T>, p2: Mutable<T>, p3: Mutable<Readonly<T>>, p4: Handler<E2>, p5: Extract<E2, { kind: "a" }>, p6: E2["kind"],
  p7: Event2<S, T>, p8: Event2<string, object>, p9: Event2<S, {}>, p10: { [P in K]: T[P] }, p11: Pick<T, K>, p12: Omit<T, K>, p13: Partial<Pick<T, K>>,
  p14: L[number], p15: [...L, S], p16: readonly [S, ...L], p17: { [I in keyof L]: number }, p18: M[keyof M], p19: ReturnType<M[string]>,
  p20: { [P in keyof M]: ReturnType<M[P]> }, p21: { [P in keyof M]: unknown }, p22: Record<string, unknown>, p23: Flat<T>, p24: Flat<L>,
  p25: Uppercase<S>, p26: `${S}-${S}`, p27: `${S}-`, p28: S extends `a${infer R}` ? R : never, p29: T extends { x: infer X } ? X : T[K], p30: T[K] & string,
  p31: NonNullable<T[K]>, p32: T | null, p33: object, p34: {}, p35: string, p36: readonly string[], p37: unknown, p38: keyof M, p39: string | number,
  p40: Node1<T>, p41: Node2<T>, p42: Node1<T[K]>, p43: Promise<T[K]>, p44: (x: K) => T[K], p45: (x: keyof T) => T[keyof T], p46: <Q extends K>(x: Q) => T[Q],
  p47: Map<K, T[K]>, p48: ReadonlyMap<K, T[K]>, p49: T & { extra: 1 }, p50: T, p51: Required<T>[K], p52: Readonly<Partial<T>>, p53: Partial<Readonly<T>>,
  p54: Awaited<T>, p55: Branded<T, "b">, p56: DeepPartial<T>, p57: Exclude<keyof T, K>, p58: keyof Omit<T, K>, p59: Extract<keyof T, string>, p60: keyof T & string,
): void;

function fresh(
  p0 = {}, p1 = { a: "x" }, p2 = { a: "x", b: 1 }, p3 = { b: 1 }, p4 = { c: 1 }, p5 = { a: { b: 1, z: 2 } }, p6 = { k: "a", x: 1 }, p7 = { a: undefined },
  p8 = [], p9 = ["x"], p10 = { a() {} }, p11 = () => 1, p12 = { ...{ a: "x", q: 1 } }, p13 = { ...{ q: 1 }, a: "x" }, p14 = { [sym]: 1 }, p15 = { length: 1 },
  p16: { a: string } = null!, p17: { a?: string } = null!, p18: { a: string } | { b: number } = null!, p19: { [k: string]: unknown } = null!,
  p20: {} = null!, p21: object = null!, p22: { a: string } & { b: number } = null!, p23: { a: { b: number } } = null!, p24: { a: { b: number } } | { a: string } = null!,
  p25: { k: "a" } | { k: "b"; x: number } = null!, p26: { k: string } | { x: number } = null!, p27: { [k: number]: string } = null!, p28: unknown = null!,
  p29: { a?: string; b?: number } = null!, p30: Named = null!, p31: OptionalBag = null!, p32: Record<string, string> = null!, p33: string[] = null!,
  p34: Function = null!, p35: Object = null!, p36: { a: string } | string = null!, p37: { a: string } | null | undefined = null!, p38: Partial<NamedMore> = null!,
  p39: object | string = null!, p40: Error = null!, p41: { a: () => void } = null!, p42: { a: any } = null!, p43: Box<string> = null!, p44: { length: number } = null!,
) {}
