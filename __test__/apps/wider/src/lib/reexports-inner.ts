function original<T extends string | number>(x: T) { return { x, type: typeof x } }
export { original as renamed }
export default function tool({ n }: { n: number }) { return { n, twice: n * 2 } as const }
