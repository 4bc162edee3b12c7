type Date = { mine: true }
type Promise<T> = { also: T }
interface Map {
  x: 1
}

/** Names of the library that mean something else here. */
export default (input: { date: Date; p: Promise<string>; m: Map; real: globalThis.Date }) => input
