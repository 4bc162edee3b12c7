import { added, type Hooks, type Request, type Server } from "server"

/** Members that another package adds to interfaces which have some already. */
export default async (input: { readonly key: keyof Request; readonly hook: keyof Hooks.Map; readonly user: keyof App.User }) => ({
  added,
  server: null as unknown as keyof Server,
  secrets: null as unknown as Server<string>["secrets"],
  cookie: input.key.cookie,
  hook: null as unknown as ReturnType<Hooks.Map["cookie"]>,
})
