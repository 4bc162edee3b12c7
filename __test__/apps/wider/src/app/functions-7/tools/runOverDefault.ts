/** Reads by keys, as a method. */
export default {
  async run<T extends Record<K, string>, K extends string = "a">(input: T): Promise<{ all: T; key: K }> {
    return { all: input, key: Object.keys(input)[0] as K }
  },
}
