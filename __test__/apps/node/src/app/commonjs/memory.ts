import schema from "./state.js"

export default { schema } as const
