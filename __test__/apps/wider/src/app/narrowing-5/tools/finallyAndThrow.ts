/** Flow through try. */
export default (input: { raw: string; n?: number }) => {
  let value: number | string | undefined
  let stage: "init" | "parsed" | "failed" = "init"
  try {
    value = Number(input.raw)
    if (Number.isNaN(value)) throw new Error("nan")
    stage = "parsed"
  } catch {
    stage = "failed"
    value = input.n === undefined ? "none" : input.n
  } finally {
    if (stage === "init") stage = "failed"
  }
  const s = stage
  const g = () => value
  let w: string | null = null
  ;[1].forEach(() => { w = "x" })
  const ww = w
  label: { if (!input.n) break label; value = input.raw }
  return { value, s, g: g(), ww, isP: stage === "parsed", t: typeof value, un: value || undefined }
}
