/** The route's own. */
export default (input: { own: true }) => input.own
