/**
 * Tags for nested properties.
 * @param input.who the person
 * @param input.who.name the name
 * @param input.list the list
 */
export default (input: { who: { name: string; /** Own. */ age: number }; list: { x: string }[] }) => input.who
