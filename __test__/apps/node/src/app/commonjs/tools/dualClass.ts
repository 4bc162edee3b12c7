import { Client } from "dual"

/** A class that has one name and two declarations. */
export default async (input: { readonly client: string }) => ({ client: new Client(), input })
