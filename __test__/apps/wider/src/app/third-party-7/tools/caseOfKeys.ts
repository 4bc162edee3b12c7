import { toCamelCaseKeys, toSnakeCaseKeys } from "es-toolkit"
type Row = { user_id: number; home_address: { zip_code: string; moved_in: Date }[]; last_seen?: Date | null }
/** Keys in another case: plain objects only, whatever is global stays. */
export default (input: { row: Row; patch?: Partial<ReturnType<typeof toCamelCaseKeys<Row>>> }) => {
  const camel = toCamelCaseKeys(input.row)
  return { camel, zip: camel.homeAddress.map((a) => a.zipCode), snake: toSnakeCaseKeys({ firstName: "x", inner: { isOk: true, when: new Map([["a", 1]]) } }), seen: input.patch?.lastSeen }
}
