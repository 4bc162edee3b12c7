/** Watch what is read. */
export default (input: { target: { name: string; age?: number } }) => {
  const reads: PropertyKey[] = []
  const proxy = new Proxy(input.target, { get(t, key, r) { reads.push(key); return Reflect.get(t, key, r) } })
  const sym = Symbol.for("x")
  return { proxy, name: proxy.name, reads: reads.map(String), keys: Reflect.ownKeys(proxy).length, desc: sym.description, has: Reflect.has(proxy, "name"), got: Reflect.get(proxy, "age"), json: JSON.parse("{}"), text: JSON.stringify(proxy, null, 2), ser: JSON.stringify({ a: 1 }), uri: encodeURIComponent("x"), nan: isNaN(1), g: globalThis.Date.now(), atomics: new Int32Array(new SharedArrayBuffer(4)).length }
}
