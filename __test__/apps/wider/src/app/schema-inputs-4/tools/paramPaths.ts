/** Uses input.
 * @param input.user.name the user's name
 * @param input.user The user
 * @param input.items[].sku stock unit
 */
export default async (input: { user: { name: string; /** own */ age: number }; items: { sku: string }[] }, ctx: { signal: AbortSignal }) => { const { user: { name = "x" } } = input; return name }
