// The part of `@dawn-ai/sdk` that this example uses, so that it type-checks on its own.

declare module "@dawn-ai/sdk" {
  /** Files in the workspace of one run. */
  export interface WorkspaceFs {
    readFile(path: string, options?: { readonly maxBytes?: number }): Promise<string>
    writeFile(path: string, content: string): Promise<{ readonly bytesWritten: number }>
    listDir(path?: string): Promise<readonly string[]>
  }

  /** The second argument of every tool. */
  export interface DawnToolContext {
    readonly signal: AbortSignal
    readonly middleware?: Readonly<Record<string, unknown>>
    readonly fs: WorkspaceFs
  }

  /** The second argument of a workflow: the route's tools, ready to be called. */
  export interface RuntimeContext<Tools> {
    readonly signal: AbortSignal
    readonly tools: Tools
  }

  /** `true` lets a call pass, a text refuses it and is shown to the model, `approve` asks a person. */
  export type Verdict = true | string | { readonly approve: true; readonly reason?: string }

  /** Judges the arguments of one call. */
  export type Constraint = (args: unknown, context: { readonly toolName: string }) => Verdict | Promise<Verdict>

  /** Which tools the model sees, and what stands between it and them. */
  export interface ToolScope {
    readonly allow?: readonly string[]
    readonly deny?: readonly string[]
    readonly approve?: readonly string[]
    readonly constrain?: Readonly<Record<string, Constraint>>
  }

  export interface AgentConfig {
    readonly model: string
    readonly systemPrompt: string
    readonly description?: string
    readonly tools?: ToolScope
  }

  export interface DawnAgent extends AgentConfig {
    readonly kind: "agent"
  }

  export function agent(config: AgentConfig): DawnAgent
}
