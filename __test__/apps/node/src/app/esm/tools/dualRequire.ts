import dual = require("dual")

/** `require` gets the declarations of its own condition, in a module of either kind. */
export default async (input: dual.Options) => ({ input, loaded: dual.load(), client: new dual.Client() })
