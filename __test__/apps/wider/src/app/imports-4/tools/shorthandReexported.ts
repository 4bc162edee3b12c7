export * from "shorthand"
import { Foo } from "shorthand"
class A extends Foo { x = 1 }
/** sh */
export default async (input: { i: A; }) => ({ a: new A().x, q: new A().zz, d: await import("shorthand"), m: (await import("shorthand")).zzz })
