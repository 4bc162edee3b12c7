/** Says hello. */
function hello(input: hello.Input): hello.Output { return { text: `${hello.greeting}, ${input.name}` } }
namespace hello {
  export interface Input { /** Whom. */ name: string; mood?: Mood }
  export type Mood = "good" | "bad"
  export type Output = { text: `${typeof greeting}, ${string}` }
  export const greeting = "hi"
}
export default hello
