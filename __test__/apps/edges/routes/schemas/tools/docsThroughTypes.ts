interface Base {
  /** The id. */
  id: string
  /**
   * How many.
   * @minimum 1
   */
  count: number
}
interface Sub extends Base {
  id: "x" | "y"
  /** Only here. */
  own?: boolean
}
type Boxed<T> = { readonly [K in keyof T]?: T[K] }

/** Documentation through other types. */
export default (input: { pick: Pick<Base, "id">; partial: Partial<Base>; sub: Sub; boxed: Boxed<Base>; omit: Omit<Base, "id">; both: Base & { /** Of the other. */ more: string }; renamed: { [K in keyof Base as `x_${K}`]: Base[K] } }) => input.pick.id
