type Ev = { type: "a"; x: number; common: string } | { type: "b"; y?: string; common: string }
type DOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type DPick<T, K extends keyof T> = T extends unknown ? Pick<T, K> : never
/** Unions through utilities. */
export default ({ e, f }: { e: Omit<Ev, "type">; f: DOmit<Ev, "common"> }): { p: Pick<Ev, "common" | "type">; d: DPick<Ev, "common">; x: Extract<Ev, { type: "b" }>; n: Exclude<Ev, { x: number }>; k: keyof Ev; pp: Partial<Ev>; rr: Readonly<Required<Ev>> } => { throw [e, f] }
