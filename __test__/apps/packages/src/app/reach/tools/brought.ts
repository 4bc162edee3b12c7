import { use } from "server-cookies"

/** The file that brings the package; what it adds counts in every other. */
export default async (input: { readonly user: App.User }) => ({ use: typeof use, cookie: input.user.id.cookie })
