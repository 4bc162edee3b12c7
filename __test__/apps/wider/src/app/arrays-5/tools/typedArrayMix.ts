/** Bytes and numbers. */
export default async (input: { hex: string; window: number }) => {
  const bytes = Uint8Array.from(input.hex.match(/../g) ?? [], (h) => parseInt(h, 16))
  const floats = new Float64Array(bytes)
  const view = new DataView(bytes.buffer)
  const windows = Array.from({ length: Math.max(0, bytes.length - input.window) }, (_, i) => bytes.subarray(i, i + input.window))
  const avg = windows.map((w) => w.reduce((a, b) => a + b, 0) / w.length)
  const empty = []
  for (const w of windows) {
    if (w[0] > 3) empty.push(w[0])
    else empty.push(String(w[0]))
  }
  return { sum: floats.reduce((a, b) => a + b, 0), first: view.getUint16(0), avg, empty, sorted: [...bytes].sort((a, b) => a - b), filled: new Array<number>(3).fill(0), raw: Array(3), of: Array.of(1, 1, 2), mixed: [bytes.length, input.hex, undefined].filter(Boolean as never as (x: unknown) => boolean) }
}
