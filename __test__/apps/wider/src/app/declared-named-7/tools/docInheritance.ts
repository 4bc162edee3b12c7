/** Not shown: the type's own comment. */
interface Person {
  /** Given name. @example "Ada" @minLength 1 */
  given: string
  /**
   * Family name.
   * May hold spaces.
   * @example "Lovelace"
   * @example "von Neumann"
   */
  family: string
  /** @deprecated use {@link Person.born | born} */
  age?: number
  /** Year of birth, see {@linkcode Date}. @minimum 1800 @maximum 2100 @integer */
  born: number
}
type Update = Partial<Pick<Person, "given" | "family">> & Required<Pick<Person, "born">>
type Flat = { [K in keyof Update]: Update[K] }
type Renamed = { [K in keyof Person as `new_${K}`]?: Person[K] | null }
interface Employee extends Person { /** Where. @default "HQ" */ office?: string; /** {@inheritDoc Person.given} */ given: string }
/** Updates a person. */
export default (input: { who: Person; change: Update; flat: Flat; renamed: Renamed; boss?: Employee }): Flat => input.flat
