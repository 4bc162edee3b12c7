const greetings = {
  en: (name: string) => `Hello, ${name}!`,
  de: (name: string) => `Guten Tag, ${name}!`,
  fr: (name: string) => `Bonjour, ${name} !`,
}

/** A language that the desk speaks. */
export type Language = keyof typeof greetings

/**
 * Greets a tenant in one of the desk's languages.
 *
 * @param input.tenant The tenant's display name.
 */
export default async (input: {
  readonly tenant: string
  /** @default "en" */
  readonly language?: Language
}): Promise<{ readonly greeting: string; readonly language: Language }> => {
  const language = input.language ?? "en"
  return { greeting: greetings[language](input.tenant), language }
}
