export class Tools { date?: Tools.Date; constructor(readonly Date: string) {} }
export namespace Tools {
  export interface Date { year: number; Map?: Map<Date> }
  export type Map<T> = { [k: string]: T }
  export class Error { static make(m: string) { return { m, own: new Error() } } code = 1 }
  export const Array = [1, 2] as const
}
