class Point {
  constructor(
    readonly x: number,
    public y?: string,
  ) {}
  plus(n: number) {
    return new Point(this.x + n, this.y)
  }
}

/** Gives an instance of a class without secrets, whose method gives another. */
export default (input: { x: number }) => new Point(input.x)
