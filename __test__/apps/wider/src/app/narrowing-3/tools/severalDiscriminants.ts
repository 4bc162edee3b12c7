type Msg = { type: "text"; v: 1; body: string } | { type: "text"; v: 2; body: { md: string } } | { type: "image"; v: 1; url: string; alt?: string } | { type: "image"; v: 2; urls: string[] }
/** Read a message. */
export default ({ msg }: { msg: Msg }) => {
  if (msg.type === "text") {
    const body = msg.v === 1 ? msg.body : msg.body.md
    return { body, msg }
  }
  const { v } = msg
  if (v === 2) return { urls: msg.urls, v }
  const { type, ...rest } = msg
  return { type, rest, alt: msg.alt ?? null }
}
