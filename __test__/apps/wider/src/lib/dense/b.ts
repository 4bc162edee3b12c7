import { A } from "./a"
export class B { readonly kind = "b" as const; constructor(public owner: A) {} static of(o: A) { return new this(o) } }
export default class Def { name = "def"; nested?: { list: A["opts"][] } }
