class Client { constructor(public url: string, opts?: { retries: number }) { void opts } async get<T = unknown>(path: string, q?: Record<string, string>): Promise<{ path: string; data: T }> { throw [path, q] } close(this: Client, force?: boolean) { return !force } }
declare function ov(a: string): number
declare function ov(a: number, b: boolean): string
/** Utilities over functions. */
export default ({ args }: { args: Parameters<Client["get"]> }): { c: ConstructorParameters<typeof Client>; r: Awaited<ReturnType<Client["get"]>>; i: Pick<InstanceType<typeof Client>, "url">; o: Parameters<typeof ov>; t: ThisParameterType<Client["close"]> extends Client ? "yes" : "no"; w: Parameters<OmitThisParameter<Client["close"]>>; z: ReturnType<typeof ov> } => { throw args }
