import { B } from "./b"
export interface AOpts { name: string; kind?: B["kind"] }
export class A { constructor(readonly opts: AOpts) {} info() { return { n: this.opts.name, b: this.b?.kind } } b?: B }
export const makeA = (name: string) => new A({ name, kind: "b" })
export const shared = "a" as const
