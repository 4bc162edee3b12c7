export = Umd
export as namespace Umd
declare function Umd(a: Umd.Opts): Umd.Res
declare namespace Umd { interface Opts { depth: number; el?: Element } type Res = "ok" | "no"; const version: "1"; namespace JSX { interface Element { props: { [k: string]: unknown } } } interface Element { type: string } class Comp<P> { props: P; static def: 1 } }
