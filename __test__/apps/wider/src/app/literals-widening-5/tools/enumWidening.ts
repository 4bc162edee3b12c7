enum E { A, B, C = "c" }
const x = E.A
let y = E.B
const z = { e: E.C }
const w = [E.A, E.B]
const mk = () => E.A
/** Enum widening. */
export default (input: { i: 0 | 1 }) => ({ x: x + 1, y: y === E.B, z: z.e === E.C ? 1 : 2, w: w.length, s: `${E.C}` as const, m: mk() === 0, l: [mk()].length, t: E[input.i] })
