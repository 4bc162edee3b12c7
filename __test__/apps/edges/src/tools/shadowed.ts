/** The shared one. */
export default (input: { shared: true }) => input.shared
