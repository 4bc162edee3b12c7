export class Filter {
  q = ""
  limit?: number
  private seen = 0
  protected kept = 1
  get both() {
    return this.seen + this.kept
  }
  run() {
    return this.q
  }
}

/** A class as input. */
export default (input: Filter) => input.q
