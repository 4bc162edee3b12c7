import { castDraft, createDraft, current, type Draft, enablePatches, finishDraft, type Immutable, original, type Patch, produce, produceWithPatches } from "immer"
interface Cart { readonly lines: readonly { readonly sku: string; readonly count: number }[]; readonly note?: string }
const add = produce((cart: Draft<Cart>, sku: string) => { cart.lines.push({ sku, count: 1 }) })
/** Edits a cart. */
export default ({ cart, sku }: { cart: Cart; sku: string }) => {
  enablePatches()
  const next = produce(cart, (draft) => { const line = draft.lines.find((one) => one.sku === sku); if (line) line.count += 1; else draft.lines.push({ sku, count: 1 }) })
  const [patched, patches, inverse] = produceWithPatches(cart, (draft) => { draft.note = "x" })
  const draft = createDraft(cart)
  draft.note = current(draft).note
  const before = original(draft)
  const first: Patch | undefined = patches[0]
  return { next, patched, patches: inverse.map((one) => one.path), done: finishDraft(draft), before, first, added: add(cart, sku), frozen: cart as Immutable<Cart>, draft: castDraft(cart).lines }
}
