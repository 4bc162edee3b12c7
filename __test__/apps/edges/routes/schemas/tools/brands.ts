type Id = string & { readonly __brand: "Id" }
type Meters = number & { readonly unit: "m" }

/** Branded primitives. */
export default (input: { id: Id; ids: Id[]; m: Meters; lit: "a" & { readonly b: 1 }; either: Id | null }) => input.id
