interface Paged { /** Page, from 1. @default 1 */ page?: number; size?: 10 | 20 | 50 }
interface Sorted<K extends string> { sort?: `${"+" | "-"}${K}` }
type Search = { q: string } & Paged & Sorted<"name" | "date"> & ({ scope: "all" } | { scope: "team"; team: string })
/** Search documents. */
export default async (input: Search) => ({ hits: [{ id: 1, score: 0.5 }], page: input.page ?? 1, team: input.scope === "team" ? input.team : undefined, sort: input.sort })
