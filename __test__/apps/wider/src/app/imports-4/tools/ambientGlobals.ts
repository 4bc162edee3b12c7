/** globals */
export default async (input: { u: GlobalUser; r: GlobalRole; l: App.Locals; s?: App.Session; d: App.Deep.Er<string>; col: App.Color; sz: App.Size; e: GlobalEnum; em: GlobalEnum.Two; dev: typeof __DEV__; p: Parameters<typeof globalFn>[0]; rr: ReturnType<typeof globalFn>; g: typeof globalThis.__DEV__; mg: typeof myGlobalVar }) => input
