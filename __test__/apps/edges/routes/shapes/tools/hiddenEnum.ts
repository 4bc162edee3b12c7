enum Mode {
  On = "on",
  Off = "off",
}

/** An enum that the app does not export. */
export default (input: { mode: Mode; text: `${Mode}` }) => ({ mode: input.mode, text: input.text })
