import type { Options as ByImport } from "dual" with { "resolution-mode": "import" }
import type { Options as ByRequire } from "dual" with { "resolution-mode": "require" }

type Client = import("dual", { with: { "resolution-mode": "import" } }).Client
type Load = typeof import("dual", { with: { "resolution-mode": "require" } }).load

/** A type may ask for either condition. */
export default async (input: { readonly one: ByImport; readonly two: ByRequire }) => ({
  format: null as unknown as Client["format"],
  closed: null as unknown as ReturnType<Client["close"]>,
  loaded: null as unknown as ReturnType<Load>,
  input,
})
