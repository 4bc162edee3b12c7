export namespace Shapes { export interface Point { x: number; y: number } export type Line = [Point, Point]; export namespace Inner { export type P3 = Point & { z: number }; export const K = ["a", "b"] as const; export type Key = (typeof K)[number] } export import Alias = Inner.P3 }
export namespace Shapes { export interface Point { label?: string } export interface Circle { c: Point; r: number } }
export interface Merged { a: string } export interface Merged { b: number } export namespace Merged { export type Sub = "s" } 
export class Klass { x = 1; #p = 2; y?: string; static z = 3; declare q: boolean; constructor(readonly param: string, public opt?: number) {} method() { return 1 } get acc() { return "a" as const } set acc2(v: number) {} readonly [Symbol.toStringTag] = "K" }
export namespace Klass { export type Options = { k: Klass["x"] } }
export function fn(a: string): void {} export namespace fn { export interface Props { p: typeof fn } export let counter = 0 }
export enum Status { Open = "open", Closed = "closed" } export namespace Status { export const all: Status[] = [] }
export abstract class Abs<T> { abstract v: T; w!: T[]; protected p = 1 } 
export class Impl extends Abs<string> { v = "x"; extra = { deep: [1, 2] } }
