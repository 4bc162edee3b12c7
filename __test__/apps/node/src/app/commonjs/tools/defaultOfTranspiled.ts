import parse, { version } from "compiled"
import { default as named } from "compiled"
import * as all from "compiled"

const { default: inAll } = all

type Shape<T> = T extends (...parameters: never[]) => infer R ? { called: R } : { keys: keyof T }

/** Node gives an ECMAScript module all of `module.exports` as the default; a bundler's CommonJS looks for `default`. */
export default async (input: { readonly text: string; readonly version: typeof version }) => ({
  parse: null as unknown as Shape<typeof parse>,
  named: null as unknown as Shape<typeof named>,
  inAll: null as unknown as Shape<typeof inAll>,
  input,
})
