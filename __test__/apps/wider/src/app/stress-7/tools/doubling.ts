type Leaf = { text: string; weight: number; open?: boolean }
type Twice<T> = { left: T; right: T }
type Twice4<T> = Twice<Twice<Twice<Twice<T>>>>

/** Weighs a tree whose schema would be a megabyte if nothing of it were shared.
 * @param input.left the side that is weighed first
 */
export default async function weigh(input: Twice<Twice4<Twice4<Twice4<Leaf>>>>): Promise<{ side: "left" | "right"; leaf: Twice4<Leaf>["left"] }> {
  return { side: "left", leaf: input.left.left.left.left.left.left.left.left.left.left }
}
