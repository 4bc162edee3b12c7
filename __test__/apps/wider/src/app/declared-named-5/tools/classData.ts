abstract class Model { abstract id: string; protected version = 1; readonly created: Date = new Date(); static all: Model[] = []; save(): this { return this } get age() { return 1 } }
class Item extends Model { id = ""; constructor(public title: string, public qty?: number, readonly opts: { gift: boolean } = { gift: false }) { super() } declare extra?: string; "quoted-prop" = 1; [k: `x-${string}`]: unknown }
class Box<T> { value!: T; label: string | null = null; set only(v: string) {} }
/** Classes as types. */
export default (input: { box: Box<string>; boxes: Box<{ a: 1 }>[]; item: Omit<Item, "save"> }): Pick<Item, "title" | "qty" | "opts"> => input.item
