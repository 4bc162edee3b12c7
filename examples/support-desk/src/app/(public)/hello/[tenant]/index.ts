import type { RouteParams, RouteState, RouteTools } from "dawn:routes"
import type { RuntimeContext } from "@dawn-ai/sdk"

type Path = "/hello/[tenant]"

/** Greets a tenant: a fixed sequence of steps, so a workflow and not an agent. */
export async function workflow(
  input: RouteParams<Path>,
  ctx: RuntimeContext<RouteTools<Path>>,
): Promise<RouteState<Path>> {
  const { greeting, language } = await ctx.tools.greet({ tenant: input.tenant })
  return { tenant: input.tenant, greeting, language }
}
