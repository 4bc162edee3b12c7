/** Takes what a list of parameters says. */
export default async function first<T extends [input: { id: string }, context?: object]>(...input: T): Promise<{ taken: T[0] }> {
  return { taken: input[0] }
}
