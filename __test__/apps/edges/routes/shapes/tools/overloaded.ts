function get(input: { id: string }): { one: string }
function get(input: { ids: string[] }): { many: string[] }
function get(input: { id?: string; ids?: string[] }): { one: string } | { many: string[] } {
  return input.ids ? { many: input.ids } : { one: input.id ?? "" }
}

/** The first overload counts. */
export default get
