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
