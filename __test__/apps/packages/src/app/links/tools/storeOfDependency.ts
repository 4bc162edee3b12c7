import { open } from "outer"
import { Store } from "inner"

/** Two classes of one name, with private members, so that each has to be named by a way of its own. */
export default async (input: { readonly name: string }) => ({ store: open(input.name), own: new Store() })
