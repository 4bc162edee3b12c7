export enum Kind {
  "a-b" = 1,
  C,
}
export const kind: Kind = Kind["a-b"]
export class Keep<T> {
  #held: T | undefined
  static made = 2
  get held(): T | undefined {
    return this.#held
  }
  set held(value: T | string) {
    this.#held = value as T
  }
  also(): this {
    return this
  }
}
