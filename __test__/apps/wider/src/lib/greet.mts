export const VERSION = "1.2.3"
export interface Greeting {
  /** Whom to greet. */
  name: string
  lang?: "en" | "nl" | "fr"
}
export default function greet({ name, lang = "en" }: Greeting): `${string}, ${string}!` {
  return lang === "en" ? `Hello, ${name}!` : `Hoi, ${name}!`
}
