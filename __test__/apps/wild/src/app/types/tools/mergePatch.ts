import type { CamelCasedProperties, ConditionalKeys, Except, Get, JsonObject, JsonValue, KebabCase, LiteralUnion, Merge, PartialDeep, ReadonlyDeep, RequireAtLeastOne, SetOptional, SetRequired, Simplify, SnakeCasedPropertiesDeep, Tagged, TupleToUnion, ValueOf } from "type-fest"
interface User { id: Tagged<string, "UserId">; firstName: string; address?: { street: string; zipCode: number }; roles: ("admin" | "staff")[] }
type Mode = LiteralUnion<"fast" | "slow", string>
/** Applies a patch. */
export default (input: { user: User; patch: PartialDeep<User>; mode: Mode; extra: JsonObject; contact: RequireAtLeastOne<{ mail?: string; phone?: string; note: string }, "mail" | "phone"> }) => {
  const frozen = input.user as ReadonlyDeep<User>
  const value: JsonValue = input.extra.x ?? null
  const snake = { id: "a", first_name: "b", roles: [] } as unknown as SnakeCasedPropertiesDeep<User>
  const camel = {} as CamelCasedProperties<{ "a-b": 1; c_d: 2 }>
  return {
    frozen, value, snake, camel,
    merged: { ...input.user, ...input.patch } as Simplify<Merge<User, { roles: string[] }>>,
    less: {} as Except<User, "id">,
    optional: {} as SetOptional<User, "firstName">, required: {} as SetRequired<User, "address">,
    zip: input.user.address?.zipCode as Get<User, "address.zipCode">,
    kebab: "first-name" as KebabCase<"firstName">, strings: "firstName" as ConditionalKeys<User, string>,
    one: "a" as TupleToUnion<["a", "b"]>, some: 1 as ValueOf<{ a: 1; b: "x" }>, contact: input.contact.mail ?? input.contact.phone, mode: input.mode,
  }
}
