import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual, webcrypto } from "node:crypto"
/** Hash a text in several ways. */
export default async (input: { text: string; key: string; algorithm: "sha1" | "sha256" | "md5" }) => {
  const digest = createHash(input.algorithm).update(input.text).digest()
  const mac = createHmac("sha256", input.key).update(input.text, "utf8").digest("base64url")
  const subtle = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(input.text))
  return { digest, mac, id: randomUUID(), salt: randomBytes(16).toString("hex"), same: timingSafeEqual(digest, digest), subtle, bytes: Array.from(new Uint8Array(subtle)), hex: [...new Uint8Array(subtle)].map((b) => b.toString(16).padStart(2, "0")), v: webcrypto.getRandomValues(new Uint8Array(4)) }
}
