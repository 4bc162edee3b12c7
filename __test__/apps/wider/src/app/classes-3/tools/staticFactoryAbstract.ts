abstract class Animal { abstract readonly sound: string; constructor(public readonly name: string) {} speak() { return `${this.name} ${this.sound}` } static create<T extends Animal>(this: new (name: string) => T, name: string): T { return new this(name) } clone(): this { return Object.create(this) } }
class Dog extends Animal { readonly sound = "woof"; tricks: ("sit" | "roll")[] = ["sit"] }
class Cat extends Animal { sound = "meow" as const; lives?: number }
const kinds = { dog: Dog, cat: Cat } as const
/** Make an animal. */
export default ({ kind, name }: { kind: keyof typeof kinds; name: string }) => { const a = new kinds[kind](name); const d = Dog.create(name).clone(); return { a: a instanceof Dog ? a.tricks : a.lives, s: a.sound, d: d.sound, t: d.tricks, inst: {} as Pick<InstanceType<(typeof kinds)["cat"]>, "lives" | "name"> } }
