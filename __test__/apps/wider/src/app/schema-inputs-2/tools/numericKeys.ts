type Grid = { 0: string; 1?: string; "two words": number; [n: number]: string | undefined }
/** Read cells. */
export default ({ grid, cells, at: [row, col = 0], any, obj, fn }: { grid: Grid; cells: ReadonlyArray<readonly [x: number, y: number, label?: string]>; at: [number, number?]; any: any; obj: object; fn?: () => void; bytes?: Uint8Array; when?: Date; u: unknown; e: {}; n: null; z: undefined; big?: bigint }) => ({ c: grid[0], row, col, n: cells.map(([x, , label]) => ({ x, label })), any, obj, has: fn !== undefined })
