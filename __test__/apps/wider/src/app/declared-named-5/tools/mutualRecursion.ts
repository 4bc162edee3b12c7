interface Folder { name: string; entries: Entry[]; link?: Link }
interface File { name: string; size: number; in?: Folder; owner: Person }
type Entry = File | Folder
interface Link { to: Entry; by: Person }
class Person { name = ""; friends: Person[] = []; boss?: Person; greet() { return this.name } }
/** Mutual recursion. */
export default (input: { root: Folder; owner?: Person }): { biggest: File | undefined; links: Link[] } => ({ biggest: undefined, links: [] })
