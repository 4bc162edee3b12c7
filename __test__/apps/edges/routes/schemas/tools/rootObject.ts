/** Any object. */
export default (input: object) => Object.keys(input)
