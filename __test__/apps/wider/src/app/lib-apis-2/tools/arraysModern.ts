/** Statistics of a list of numbers. */
export default (input: { values: number[]; names: readonly string[] }) => {
  const { values, names } = input
  const zipped = values.map((v, i) => [v, names[i]] as [number, string?])
  return { zipped, last: values.at(-1), found: values.find((v) => v > 1), idx: values.findIndex((v) => v > 1), flat: [[1, [2]], [3]].flat(2), one: [[1, ["a"]]].flat(), some: values.some(Number.isInteger), filled: new Array<string>(3).fill("x"), from: Array.from({ length: 3 }, (_, i) => ({ i })), of: Array.of(1, 2), copy: values.slice().reverse(), right: values.reduceRight((a, v) => a.concat(v), [] as number[]), keys: [...values.keys()], entries: [...names.entries()], joined: names.join(), len: values.push(1), inc: names.length, concat: names.concat(["b"], "c"), bool: [0, "a", null].filter(Boolean) }
}
