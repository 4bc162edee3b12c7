type In = { a?: number; b?: string; rest1?: boolean }
/** rest */
const f = ({ a = 1.5, b = "it's \"q\"", ...rest }: In = {}) => ({ a, b, rest })
export default f
