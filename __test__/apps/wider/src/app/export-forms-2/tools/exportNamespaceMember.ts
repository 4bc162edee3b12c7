namespace Tools {
  export interface Input { /** The city. */ city: string; days?: 1 | 3 | 7 }
  /** Forecast the weather. */
  export async function forecast({ city, days = 3 }: Input) { return Array.from({ length: days }, (_, day) => ({ day, city, temp: 20 + day })) }
}
export default Tools.forecast
