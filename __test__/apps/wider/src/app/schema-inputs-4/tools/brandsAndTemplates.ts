type Branded = string & { readonly __brand: "UserId" }
type Cents = number & { __unit: "cents" }
export declare const tag: unique symbol
type Opaque<T, N> = T & { readonly [tag]: N }
type Email = Opaque<string, "Email">
type Loose = "small" | "large" | (string & {})
type LooseNum = 1 | 2 | (number & {})
/** brands */
export default async (input: {
  id: Branded; price: Cents; mail: Email; size: Loose; amount: LooseNum; ids: Branded[]; byId: Record<Branded, number>; both: Branded | Cents; maybe?: Branded | null
  flag: boolean & { __flag: true }; big: bigint & { __b: 1 }; lit: "a" & { __x: 1 }; litUnion: ("a" | "b") & { __x: 1 }; never1: string & number; tpl: `id-${string}` & { __t: 1 }
  caps: Capitalize<string>; up: Uppercase<`a${string}`>; low: Lowercase<"ABC">; nested: `${Uppercase<"a" | "b">}-${number}`; bools: `${boolean}`; nulls: `${null | undefined}`; bigs: `${bigint}!`; combos: `${1 | 2}${"x" | "y"}`; dots: `a.b*c+(${string})[${number}]$^|\\/`; nl: `
${string}`; emoji: `😀${string}`; q: `"${string}'`
}) => ({ ok: true })
