// Pieces of code that are written the same way each time, with expressions in their gaps: what no grammar rule here makes.
import { OPAQUE } from "./shapes.mjs"

/** Statements that declare `name`. Each takes a maker of expressions and one of conditions. */
const DECLARATIONS = [
  (name, e) =>
    `class ${name}C { constructor(readonly a = ${e()}) {} get b() { return this.a } c(x = 1) { return { x, b: this.b } } static make() { return new this() } }\nconst ${name} = ${name}C.make().c()`,
  (name, e) =>
    `class ${name}A { v = ${e()}; m() { return this.v } }\nclass ${name}B extends ${name}A { override m() { return super.m() } w = ${e()} }\nconst ${name} = new ${name}B()\nconst ${name}m = ${name}.m()`,
  (name, e) =>
    `function* ${name}g() { yield ${e()}; const got = yield ${e()}; return got }\nconst ${name} = [...${name}g()]`,
  (name, e) =>
    `const ${name}o = { n: ${e()}, get g() { return this.n }, m() { return [this.g] } }\nconst ${name} = ${name}o.m()`,
  (name, e) => `let ${name} = ${e()}\nconst ${name}set = () => { ${name} = ${name} }\n${name}set()`,
  (name, e) => `const [${name}, ${name}b = ${e()}, ...${name}r] = [${e()}, ${e()}, ${e()}]`,
  (name, e, c) => `let ${name}\nwhile (${c()}) {\n  ${name} = ${e()}\n  if (${c()}) break\n}`,
  (name, e, c) => `let ${name}\nfor (let i = 0; i < 3; i++) {\n  if (${c()}) continue\n  ${name} = ${e()}\n}`,
  (name, e, c) =>
    `let ${name} = ${e()} as unknown\nif (typeof ${name} === "string" || ${name} instanceof Date) ${name} = ${c()}`,
  (name, e) => `const ${name}f = <T,>(x: T, y: T) => ({ x, y })\nconst ${name} = ${name}f(${e()}, ${e()} as never)`,
  (name, e) =>
    `const ${name}curry = <A,>(a: A) => <B,>(b: B) => [a, b] as const\nconst ${name} = ${name}curry(${e()})(${e()})`,
  (name, e) => `const ${name} = Object.assign({ a: ${e()} }, { b: ${e()} })`,
  (name, e) => `const ${name}k = "key" as const\nconst ${name} = { [${name}k]: ${e()}, [\`\${${name}k}2\`]: ${e()} }`,
  (name, e) =>
    `const ${name} = [${e()}, ${e()}].reduce((acc, x) => ({ ...acc, last: x }), {} as Record<string, unknown>)`,
  (name, e) => `const ${name} = [[1, ${e()}] as const, [2, ${e()}] as const].map(([n, v]) => ({ n, v }))`,
  (name, e) => `const ${name} = Object.fromEntries([["a", ${e()}], ["b", ${e()}]])`,
  (name, e, c) => `const ${name}cond = ${c()}\nconst ${name} = ${name}cond ? ${e()} : null`,
  (name, e) => `const ${name}s = Symbol()\nconst ${name} = { [${name}s]: ${e()} }[${name}s]`,
  (name, e) =>
    `enum ${name}E { A = "a", B = "b" }\nconst ${name} = { tag: ${name}E.A as ${name}E, text: \`\${${name}E.B}\` as const, v: ${e()} }.text`,
  (name, e) =>
    `function ${name}over(x: string): { s: string }\nfunction ${name}over(x: number): { n: number }\nfunction ${name}over(x: string | number): unknown { return [x, ${e()}] }\nconst ${name} = [${name}over("a"), ${name}over(1)]`,
  (name, e) =>
    `const ${name}is = (x: unknown): x is { ok: true } => x === ${e()}\nconst ${name}x: unknown = ${e()}\nconst ${name} = ${name}is(${name}x) ? ${name}x : "no"`,
  (name, e) => `const ${name} = (() => { try { return ${e()} } catch { return ${e()} } finally { void 0 } })()`,
  (name, e, c) =>
    `const ${name} = (() => { switch (true) { case ${c()}: return ${e()}; case ${c()}: return ${e()}; default: return null } })()`,
  (name, e, c) =>
    `const ${name} = (() => { label: for (const x of [${e()}]) { if (${c()}) break label; return x } })()`,
  (name, e) => `const { a: { b: ${name} } = { b: ${e()} } } = { a: undefined } as { a?: { b: number } }`,
  (name, e) => `const ${name} = new Proxy({ v: ${e()} }, {}).v`,
  (name, e) =>
    `const ${name}t = { kind: "x", v: ${e()} } satisfies { kind: "x" | "y"; v: unknown }\nconst ${name} = ${name}t.kind`,
  // Flow that leaves by another way than it came.
  (name, e, c) =>
    `let ${name}\nouter: for (const a of [${e()}]) {\n  for (const b of [a, ${e()}]) {\n    if (${c()}) continue outer\n    if (${c()}) break outer\n    ${name} = b\n  }\n  ${name} = a\n}`,
  (name, e, c) => `let ${name} = ${e()}\ndo {\n  if (${c()}) break\n  ${name} = ${e()} as never\n} while (${c()})`,
  (name, e, c) =>
    `let ${name}: unknown = ${e()}\ntry {\n  if (${c()}) throw ${e()}\n  ${name} = ${e()}\n} catch {\n  ${name} = ${e()}\n} finally {\n  if (${c()}) ${name} = null\n}`,
  (name, e, c) =>
    `const ${name} = (() => { try { if (${c()}) return ${e()} } finally { if (${c()}) return ${e()} } return ${e()} })()`,
  (name, e, c) =>
    `let ${name}\nswitch (${c()} ? "a" : ${c()} ? "b" : 1) {\n  case "a":\n    ${name} = ${e()}\n  case "b":\n    ${name} = ${name} ?? ${e()}\n    break\n  case 1:\n    ${name} = [${e()}]\n}`,
  (name, e, c) =>
    `const ${name}l = []\nfor (const key in { a: ${e()}, b: 1 }) {\n  if (${c()}) continue\n  ${name}l.push(key, ${e()})\n}\nconst ${name} = ${name}l`,
  (name, e, c) =>
    `let ${name}\nfor (;;) {\n  if (${c()}) { ${name} = ${e()}; break }\n  if (${c()}) { ${name} = [${name}]; break }\n  ${name} = ${e()}\n}`,
  (name, e, c) =>
    `let ${name}a = ${e()}, ${name}b = ${e()}\nif (${c()}) [${name}a, ${name}b] = [${name}a, ${name}b]\nconst ${name} = { ${name}a, ${name}b }`,
  (name, e, c) =>
    `let ${name}: string | number | undefined\nif (${c()}) ${name} = "t"\nelse if (${c()}) ({ n: ${name} } = { n: 1 })\nconst ${name}u = ${name}, ${name}v = [${e()}, ${name}]`,
  (name, e, c) =>
    `const ${name}n: { a?: { b: 1 | null } } | null = ${c()} ? { a: { b: 1 } } : ${c()} ? {} : null\nconst ${name} = ${name}n?.a?.b ? ${name}n.a.b : ${name}n && ${name}n.a ? ${name}n.a : [${name}n, ${e()}]`,
  (name, e) =>
    `function ${name}fail(x: unknown): asserts x is { got: string } { if (!x) throw ${e()} }\nconst ${name}x: unknown = ${e()}\n${name}fail(${name}x)\nconst ${name} = ${name}x.got`,
  (name, e, c) =>
    `type ${name}T = { k: "a"; a: 1 } | { k: "b"; b: "x"; n?: ${name}T }\nconst ${name}x = (${c()} ? { k: "a", a: 1 } : { k: "b", b: "x" }) as ${name}T\nconst { k: ${name}k } = ${name}x\nconst ${name} = ${name}k === "a" ? ${name}x : "n" in ${name}x ? ${name}x.n : [${name}x.b, ${e()}]`,
  (name, e, c) =>
    `const ${name}x: unknown = ${e()}\nconst ${name}ok = typeof ${name}x === "string" || (Array.isArray(${name}x) && ${c()})\nconst ${name} = ${name}ok ? ${name}x : typeof ${name}x === "object" ? ${name}x : null`,
  // Classes and generics.
  (name, e) =>
    `abstract class ${name}S<T> { abstract get(): T; both() { return [this.get(), this.kind] as const } protected kind = ${e()}; static of<U>(x: U) { return new (class extends ${name}S<U> { get() { return x } })() } }\nconst ${name} = ${name}S.of(${e()}).both()`,
  (name, e) =>
    `class ${name}P { #v = ${e()}; static #n = 0; get v() { return this.#v } set v(x) { this.#v = x; ${name}P.#n++ } with(x: unknown) { return #v in (x as object) ? this : null } }\nconst ${name} = [new ${name}P().v, new ${name}P().with(${e()})?.v]`,
  (name, e) =>
    `function ${name}mix<B extends new (...args: any[]) => { base: unknown }>(Base: B) { return class extends Base { extra = ${e()}; up() { return this.base } } }\nconst ${name}i = new (${name}mix(class { base = ${e()} }))()\nconst ${name} = { x: ${name}i.extra, y: ${name}i.base, z: ${name}i.up() }`,
  (name, e) =>
    `class ${name}L<T> implements Iterable<T> { constructor(private xs: T[]) {} *[Symbol.iterator]() { yield* this.xs } map<U>(f: (x: T, i: number) => U) { return new ${name}L(this.xs.map(f)) } static from<T>(...xs: T[]) { return new ${name}L(xs) } }\nconst ${name} = [...${name}L.from(${e()}, ${e()} as never).map((x, i) => ({ x, i }))]`,
  (name, e) =>
    `class ${name}B<T extends object = {}> { constructor(private t: T) {} add<K extends string, V>(k: K, v: V) { return new ${name}B({ ...this.t, [k]: v } as T & Record<K, V>) } done() { return this.t } }\nconst ${name} = new ${name}B({}).add("a", ${e()}).add("b", ${e()}).done()`,
  (name, e) =>
    `class ${name}E extends Error { constructor(readonly code = ${e()}) { super("e") } }\nconst ${name}t = (x: unknown) => { try { throw x } catch (err) { return err instanceof ${name}E ? err.code : err instanceof Error ? err.message : err } }\nconst ${name} = ${name}t(${e()})`,
  (name, e) =>
    `const ${name}g = <T, K extends keyof T>(o: T, ...ks: K[]) => ks.map((k) => [k, o[k]] as const)\nconst ${name} = ${name}g({ a: ${e()}, b: ${e()} }, "a", "b")`,
  (name, e) =>
    `const ${name}m = <T extends Record<string, (x: number) => unknown>>(fs: T) => Object.fromEntries(Object.entries(fs).map(([k, f]) => [k, f(1)])) as { [K in keyof T]: ReturnType<T[K]> }\nconst ${name} = ${name}m({ one: (n) => [n, ${e()}], two: () => ${e()} })`,
  (name, e) =>
    `const ${name}p = <A, B, C>(a: A, f: (a: A) => B, g: (b: B, a: A) => C) => g(f(a), a)\nconst ${name} = ${name}p(${e()}, (x) => ({ x }), (y, z) => [y.x, z, ${e()}])`,
  (name, e) =>
    `type ${name}U<T> = T extends readonly (infer U)[] ? U : T extends (...a: never[]) => infer R ? R : T\nconst ${name}f = <const T,>(x: T) => x as ${name}U<T>\nconst ${name} = [${name}f([1, ${e()}]), ${name}f(() => ${e()})]`,
  (name, e) =>
    `function ${name}r(n: number, acc = [${e()}]): typeof acc { return n > 0 ? ${name}r(n - 1, [...acc, acc[0]!]) : acc }\nconst ${name} = ${name}r(2)`,
  (name, e) =>
    `const ${name}tag = <T extends unknown[]>(parts: TemplateStringsArray, ...xs: T) => ({ n: parts.length, xs })\nconst ${name} = ${name}tag\`a\${${e()}}b\${${e()}}\``,
  // The library's collections.
  (name, e) =>
    `const ${name}m = new Map([["a", ${e()}]])\n${name}m.set("b", ${e()} as never)\nconst ${name} = [...${name}m].map(([k, v]) => ({ k, v, has: ${name}m.get(k) }))`,
  (name, e) =>
    `const ${name}s = new Set([${e()}, ${e()} as never])\nconst ${name} = { all: [...${name}s], first: ${name}s.values().next().value, at: Array.from(${name}s, (x, i) => [i, x] as const) }`,
  (name, e) =>
    `const ${name}x = { a: ${e()}, b: { c: ${e()}, d: [${e()}, 2] as const } }\nconst { b: { d: [${name}, ...${name}r], ...${name}q }, ...${name}o } = ${name}x`,
  (name, e) =>
    `const ${name}f = ({ a, b: [c = ${e()}, ...d] = [], ...rest }: { a?: number; b?: string[]; z?: boolean } = {}, ...more: 1[]) => ({ a, c, d, rest, more })\nconst ${name} = ${name}f()`,
  (name, e, c) =>
    `const ${name}xs = [${e()}, null, undefined, ${e()}]\nconst ${name} = { a: ${name}xs.filter((x) => x != null), b: ${name}xs.find((x) => x === null), c: ${name}xs.flatMap((x) => (x && ${c()} ? [x, [x]] : [])), d: ${name}xs.at(-1) }`,
  (name, e, c) =>
    `const ${name}o: { [k: string]: unknown; id?: number } = { ...(${c()} && { id: 1 }), ...(${c()} ? { more: ${e()} } : null) }\nconst ${name} = { ...${name}o, ...{ last: ${e()} }, id: ${name}o.id ?? ${e()} }`,
  (name, e, c) =>
    `const ${name}o = { n: 0, v: ${e()} as unknown, w: undefined as string | undefined }\n${name}o.w ??= "w"\nif (${c()}) ${name}o.v = ${e()}\nconst ${name} = [${name}o.w, ${name}o.v, ${name}o.n++, (${name}o.w = "z")]`,
  (name, e) =>
    `enum ${name}N { A, B = 4, C = "c".length }\nconst ${name} = [${name}N[0], ${name}N.B + 1, ${e()}, { x: ${name}N.C as number }]`,
  (name, e) =>
    `const ${name}a = { get x() { return ${e()} }, set x(v) {}, async *g() { yield this.x }, f: function () { return this.x } }\nconst ${name} = [${name}a.x, ${name}a.f(), { ...${name}a }.x]`,
]

/** A declaration of `name` from the list. */
export function snippet(random, name, expression, condition) {
  return { text: random.pick(DECLARATIONS)(name, expression, condition), declared: { name, shape: OPAQUE } }
}

/** Only in asynchronous functions. */
const ASYNC = [
  (name, e) => `const [${name}, ${name}b] = await Promise.all([${e()}, Promise.resolve(${e()})])`,
  (name, e) => `const ${name} = await (async () => ${e()})().catch(() => ${e()})`,
  (name, e) =>
    `async function* ${name}g() { yield ${e()}; yield await Promise.resolve(${e()}) }\nconst ${name} = []\nfor await (const x of ${name}g()) ${name}.push(x)`,
  (name, e) => `const ${name} = await new Promise<string | number>((resolve) => resolve(String(${e()})))`,
  (name, e) =>
    `const ${name} = (await Promise.allSettled([${e()}])).map((r) => (r.status === "fulfilled" ? r.value : r.reason))`,
  (name, e) => `const ${name} = await ({ then(ok: (v: { got: string }) => void) { ok({ got: \`\${${e()}}\` }) } })`,
]

/** A declaration of `name` that awaits. */
export function asyncSnippet(random, name, expression) {
  return { text: random.pick(ASYNC)(name, expression), declared: { name, shape: OPAQUE } }
}
