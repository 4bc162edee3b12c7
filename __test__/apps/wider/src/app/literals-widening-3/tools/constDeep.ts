const CONFIG = { retries: 3, backoff: [1, 2, 4], on: { 500: "retry", "404": "fail" }, nested: { deep: { ok: true } } } as const
const loose = { ...CONFIG, retries: 5 }
const semi = { mode: "fast" as const, level: <const>"low", n: 1 }
/** Read the configuration. */
export default (input: { code: 500 | 404 }) => ({ v: CONFIG.on[input.code], loose, semi, b: CONFIG.backoff, n: CONFIG.nested.deep, keys: Object.keys(CONFIG) as (keyof typeof CONFIG)[] })
