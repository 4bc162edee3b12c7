const env = "prod" as const
const regions = ["eu", "us"] as const
type R = (typeof regions)[number]
const host = <T extends R>(r: T) => `${r}.${env}.test` as const
const all = regions.map((r) => `${r}-${env}` as const)
const rec = Object.fromEntries(regions.map((r) => [r, host(r)])) as { [K in R]: `${K}.prod.test` }
/** Hosts. */
export default (input: { r: R; port: number; id: `id-${string}`; f: boolean }) => {
  const url = `https://${host(input.r)}:${input.port}` as const
  const cap = input.r.toUpperCase() as Uppercase<R>
  let k: `${R}/${number}` = `${input.r}/${input.port}`
  const plain = `${input.r}`
  const b = `${input.f}` as const
  return { url, cap, k, plain, b, all, rec, h: host("eu"), id: input.id, s: input.id.slice(3), sw: input.id.startsWith("id-"), nest: `${`${env}`}!` as const, nul: `${null}` as const, tag: String.raw`a${1}` }
}
