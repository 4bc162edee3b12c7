import type { Second } from "./challenges"
/** c2 */
export default (input: Second) => input
