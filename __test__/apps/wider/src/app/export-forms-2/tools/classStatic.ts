class Calculator {
  static precision = 2
  /** Add up numbers. */
  static add(this: void, { terms }: { terms: number[] }) { return { sum: terms.reduce((a, b) => a + b, 0), precision: Calculator.precision } }
}
export default Calculator.add
