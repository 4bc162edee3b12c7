type Empty = Record<never, never>
/** Brands that add nothing. */
export default (input: { kind: "a" & Empty; open: "a" | "b" | (string & Empty); on: true & Partial<{}> }) => input
