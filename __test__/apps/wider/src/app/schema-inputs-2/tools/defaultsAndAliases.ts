const DEFAULTS = { lang: "en", max: 5 } as const
/**
 * Translate a text.
 * @param opts.text The text itself.
 * @param opts.to Language code.
 */
export default function translate({ text, to: target = "en", max = DEFAULTS.max, glossary: { terms = {}, strict = true } = {} }: { text: string; to?: string; max?: number; glossary?: { terms?: Record<string, string>; strict?: boolean } }) { return { text, target, max, terms, strict } }
