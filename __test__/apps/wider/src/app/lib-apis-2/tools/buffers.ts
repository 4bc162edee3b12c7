/** Convert bytes. */
export default (input: { base64: string; encoding: BufferEncoding }) => {
  const buf = Buffer.from(input.base64, "base64")
  const view = new DataView(buf.buffer, buf.byteOffset)
  const joined = Buffer.concat([buf, Buffer.alloc(2)])
  const floats = Float64Array.of(1, 2)
  const decoded = new TextDecoder("utf-8", { fatal: true }).decode(buf)
  return { decoded, text: buf.toString(input.encoding), first: view.getUint16(0), big: view.getBigInt64(0), json: buf.toJSON(), joined: joined.subarray(0, 2).equals(buf), index: buf.indexOf("x"), floats: [...floats.map((f) => f * 2)], sum: floats.reduce((a, b) => a + b), entries: [...buf.entries()], iter: Array.from(buf, (b, i) => [i, b] as const), b64: btoa("x"), len: Buffer.byteLength("é") }
}
