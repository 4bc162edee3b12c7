import type { Direct } from "hub"

declare module "hub" {
  interface Direct {
    readonly here?: "of the app"
  }
}

/** An augmentation of the app itself. */
export default async (input: Pick<Direct, "here" | "added">) => ({ keys: null as unknown as keyof Direct, input })
