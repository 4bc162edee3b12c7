const withRetry = <A extends unknown[], R>(fn: (...a: A) => Promise<R>, tries = 3) => async (...a: A): Promise<{ value: R; tries: number }> => ({ value: await fn(...a), tries })
const withLog = <F extends (...a: any[]) => any>(fn: F, name = fn.name): F & { logName: string } => Object.assign(((...a: Parameters<F>) => fn(...a)) as F, { logName: name })
const tool = withLog(withRetry(async ({ url, opts = {} }: { url: string; opts?: { depth?: 1 | 2; headers?: [string, string][] } }) => ({ url, depth: opts.depth ?? 1, hs: new Map(opts.headers).size })))
/** Crawl. */
export default tool
