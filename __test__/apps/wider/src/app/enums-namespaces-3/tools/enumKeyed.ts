export enum Lang { En = "en", De = "de", Fr = "fr" }
type Texts = { [L in Lang]?: { hello: string; plural?: Partial<Record<Exclude<Lang, Lang.En>, number>> } }
const table = { [Lang.En]: 1, [Lang.De]: "zwei" }
/** Texts by language. */
export default ({ texts, lang }: { texts: Texts; lang: `${Lang}` }): { text: string; keys: Lang[]; t: Record<`${Uppercase<Lang>}_KEY`, boolean>; tab: typeof table } => ({ text: texts[lang as Lang]?.hello ?? "", keys: Object.values(Lang), t: {} as any, tab: table })
