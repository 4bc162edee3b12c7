declare namespace Legacy { enum Mode { Off, On = 3, Auto } const version: string; function boot(m: Mode): { mode: Mode; ok: boolean }; class Sys { static readonly NAME: "sys"; mode: Mode } }
export enum Computed { A = "abc".length, B = A * 2, C = ~B }
/** Ambient. */
export default (input: { n: number }) => {
  const r = Legacy.boot(Legacy.Mode.On)
  return { ok: r.ok, on: r.mode === Legacy.Mode.Auto, v: Legacy.version, n: Legacy.Sys.NAME, c: Computed.B, c2: Computed[input.n], both: [Computed.A, Computed.C] }
}
