import type { Last } from "../../../lib/last.ts"

function restOverloaded(...input: Last<"a" | "b", [order?: { readonly id: string }]>): { readonly first: string }
function restOverloaded(order: { readonly name: string }): { readonly second: string }
/** Takes a list, or something else. */
function restOverloaded(order?: object): { readonly first: string } & { readonly second: string } {
  return { first: String(order), second: String(order) }
}
export default restOverloaded
