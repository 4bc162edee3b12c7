const subject = "stock prices"
export const description: string = `Get
  the latest prices.`
/** Ignored doc. */
export default async function ({ symbols }: { symbols: Uppercase<string>[] }, { signal }: { signal: AbortSignal }) { return symbols.map((symbol) => ({ symbol, subject, aborted: signal.aborted })) }
