/** Anything but nothing. */
export default (input: {}) => String(input)
