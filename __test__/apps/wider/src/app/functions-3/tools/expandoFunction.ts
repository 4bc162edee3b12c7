function greet(name: string) { return `${greet.greeting}, ${name}` }
greet.greeting = "Hello"
greet.count = 0
greet.variants = { formal: "Good day", casual: "Hi" }
const shout = (s: string) => s.toUpperCase()
shout.suffix = "!" as const
/** Greet someone. */
export default (input: { name: string }) => {
  greet.count++
  return { text: greet(input.name), count: greet.count, variants: greet.variants, loud: shout(input.name) + shout.suffix, suffix: shout.suffix }
}
