/** Not the input's description. */
type Mode = "a" | "b"
interface In {
  /** One line */ a: string; /** Same line b */ b?: number
  c: Mode // trailing comment is no doc
  // line comment is no doc
  d: boolean
  /* block comment is no doc */
  e: null
  /** First doc. */
  /** Second doc wins. */
  f: string
  /**
   * Para one.
   *
   * Para two with `code` and *stars*.
   *   - indented list
   * @remarks Not part of it.
   */
  g: string[]
  /** Doc with @ sign: mail me@example.com now. */
  h: string
  /** {@link In.a} and {@link https://example.com | the site} and {@linkplain Mode}. */
  i: Mode
  /***/ j: 1
  /** */ k: 2
  /** @minimum 1 */ l: number
  readonly /** inside the modifiers */ m: number
  /** Escapes: \t "quotes" \u0041 é 🎉 and </script> */
  n: string
  /**	Tabbed doc	*/
  o: string
}
/** Doc comments in every position. */
export default (input: In) => input.a
