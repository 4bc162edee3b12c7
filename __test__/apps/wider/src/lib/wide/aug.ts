import { Klass } from "./ns"
declare module "./ns" { interface Klass { augmented: "yes" } interface Merged { c: Date[] } namespace Shapes { interface Point { aug?: 1 } } }
declare global { interface GlobalUser { fromAug: number } interface Array<T> { myExt?: T } namespace App { interface Locals { added: "x" } } var myGlobalVar: { g: 1 }; interface String { shout(): string } }
export {}
