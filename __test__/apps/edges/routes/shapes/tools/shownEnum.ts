export enum Mode {
  On = 1,
  Off = 2,
}

/** An enum that the app exports. */
export default (input: { mode: Mode; only?: Mode.On }) => ({ mode: input.mode, one: Mode.On })
