/** Optional, or undefined, or both. */
export default (input?: { a?: string; b: string | undefined; c?: string | undefined } | undefined) => input?.a
