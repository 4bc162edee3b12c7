/** List what there is. */
export default async function list(options?: { kind?: ("file" | "dir") | null; depth?: number }, context?: { log?(line: string): void }) { context?.log?.("x"); return { kind: options?.kind ?? "file", depth: options?.depth, n: options } }
