// What goes into the package's functions and what comes out. The Rust side writes these as JSON.

/** Which app is meant. Without any of it: the nearest app at or above the working directory. */
export interface AppOptions {
  /** Where to look for the app from. */
  readonly cwd?: string
  /** The directory of `dawn.config.ts` and `package.json`, instead of looking for it. */
  readonly appRoot?: string
  /** The routes directory, instead of the one that `dawn.config.ts` sets. */
  readonly appDir?: string
  /** The `tsconfig.json` to go by, instead of the app's own. */
  readonly tsconfig?: string
}

/** A place in a file. Both count from 1; columns are UTF-16 code units, as in editors. */
export interface Position {
  readonly line: number
  readonly column: number
}

export type Severity = "info" | "warning" | "error"

/** One problem, at one place. */
export interface Diagnostic {
  /** What it is about; the README lists the rules. */
  readonly rule: string
  /** Dawn's own code for the same problem. */
  readonly code?: string
  readonly severity: Severity
  readonly message: string
  /** What to do about it. */
  readonly help?: string
  readonly file: string
  readonly start: Position
  readonly end: Position
  /** The route that it belongs to. */
  readonly route?: string
  /** The tool that it belongs to. */
  readonly tool?: string
  /** Where to read more. */
  readonly docsUrl?: string
  /** Other places that belong to it, such as the directory of the tools that a scope could name. */
  readonly related?: readonly Related[]
}

/** A place that helps to understand a problem which is somewhere else. */
export interface Related extends Place {
  readonly message: string
}

/** One part of a route's path. */
export interface Segment {
  readonly kind: "static" | "dynamic" | "catch-all" | "optional-catch-all"
  /** The parameter's name; of a static segment its text. */
  readonly name: string
  /** The directory's name. */
  readonly raw: string
}

export type RouteKind = "agent" | "workflow" | "graph" | "chain"
export type Capability = "planning" | "skills" | "subagents" | "workspace" | "memory"

/** A tool that stands in a file. */
export interface Tool {
  readonly name: string
  readonly origin: "route" | "shared"
  readonly file: string
  /** The shared tool that a tool of the route's own hides. */
  readonly shadows?: string
}

/** What becomes of one tool in a route. */
export interface EffectiveTool {
  readonly name: string
  readonly origin: "route" | "shared" | "capability"
  /** A capability's tool has no file. */
  readonly file?: string
  /** The capability that adds it. */
  readonly capability?: Capability
  /** `withheld` is what a subagent has to be allowed; `shadowed` what another tool of its name hides. */
  readonly status: "kept" | "denied" | "withheld" | "shadowed"
  /** Whether each call has to be approved. */
  readonly approve: boolean
  /** Whether each call is constrained, which is stronger than to be approved. */
  readonly constrain: boolean
}

/** A directory that can be run. */
export interface Route {
  /** Such as `/hello/[tenant]`. */
  readonly path: string
  readonly segments: readonly Segment[]
  /** The name of its directory below `.dawn/routes`. */
  readonly slug: string
  /** `null` where a diagnostic says why it cannot be told. */
  readonly kind: RouteKind | null
  readonly directory: string
  /** Its `index.ts`. */
  readonly file: string
  /** The path of the route that it is a subagent of. */
  readonly subagentOf?: string
  /** The names of its subagents below `subagents/`. */
  readonly subagents: readonly string[]
  readonly tools: readonly Tool[]
  readonly capabilities: readonly Capability[]
  readonly state?: string
  readonly memory?: string
  readonly effectiveTools: readonly EffectiveTool[]
}

/** What an app consists of. */
export interface App {
  readonly root: string
  readonly appDir: string
  readonly routes: readonly Route[]
  readonly diagnostics: readonly Diagnostic[]
}

/** How the types are generated, whichever app they are of. */
export interface TypegenChoices {
  /** `false`: touch nothing, and give the contents back. */
  readonly write?: boolean
  /** `true`: touch nothing, and only say what is out of date. */
  readonly check?: boolean
  /** Adds the JSON Schema of each tool's output to `tools.json`. */
  readonly outputSchema?: boolean
  /** Adds to the result how long each phase took. */
  readonly timing?: boolean
}

export interface TypegenOptions extends AppOptions, TypegenChoices {}

/** The tools and the scope of a host. */
export interface ScopeOptions {
  /** What there is. Of two with one name, a route's own hides a shared one, and that a capability's. */
  readonly tools: readonly { readonly name: string; readonly origin: EffectiveTool["origin"]; readonly file?: string }[]
  /** Whether the route is a subagent, which has its own tools only unless `allow` names others. */
  readonly subagent?: boolean
  readonly allow?: readonly string[]
  /** Wins over `allow`. */
  readonly deny?: readonly string[]
  readonly approve?: readonly string[]
  /** Wins over `approve`. */
  readonly constrain?: readonly string[]
}

/** How much a rule matters to an app. */
export type RuleLevel = "off" | Severity

/** What is to be checked, and what is to be made of it. */
export interface CheckChoices {
  /** How much rules matter, by name, where not as usual. */
  readonly rules?: Readonly<Record<string, RuleLevel>>
  /** `true`: repair what can be repaired (`input-readonly`), in the app's own source files. */
  readonly fix?: boolean
}

export interface CheckOptions extends AppOptions, CheckChoices {}

export interface CheckResult {
  /** Whether there are no errors. */
  readonly ok: boolean
  readonly errorCount: number
  readonly warningCount: number
  /** By file and position. */
  readonly diagnostics: readonly Diagnostic[]
  /** With what becomes of each tool. */
  readonly routes: readonly Route[]
  /** The source files that `fix` has changed. */
  readonly fixed: readonly string[]
}

/** A place in a file. */
export interface Place {
  readonly file: string
  readonly start: Position
  readonly end: Position
}

/** A type that is written as a reference which TypeScript evaluates, and why. */
export interface Deferral {
  /** The tool's file. */
  readonly file: string
  readonly tool: string
  readonly part: "tool" | "input" | "output"
  readonly reason: string
  /** What the reason is about, where that is a place. */
  readonly at?: Place
}

/** A file of `.dawn/` with its content. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/** Milliseconds that each phase took. */
export interface Timing {
  readonly open: number
  readonly discover: number
  readonly analyse: number
  readonly render: number
  readonly write: number
  readonly total: number
}

export interface TypegenResult {
  readonly routeCount: number
  /** Tool files, whichever routes use them. */
  readonly toolCount: number
  readonly deferred: readonly Deferral[]
  /** Files with new content; with `write: false` or `check`, those that would have it. */
  readonly written: readonly string[]
  readonly unchanged: readonly string[]
  /** Files of routes that are gone, or have no tools any more. */
  readonly removed: readonly string[]
  /** Only with `write: false`. */
  readonly files?: readonly GeneratedFile[]
  readonly diagnostics: readonly Diagnostic[]
  /** Only with `timing`. */
  readonly timing?: Timing
}

export type JsonSchema = Readonly<Record<string, unknown>>

/** Everything that is known of one tool file. */
export interface ToolAnalysis {
  readonly name: string
  readonly file: string
  /** The routes that have it; none where only a file was asked about, as by `analyzeTool`. */
  readonly routes: readonly string[]
  /** Empty where there is none. */
  readonly description: string
  /** On one line, without doc comments; `null` for a tool without a parameter. */
  readonly inputType: string | null
  readonly inputOptional: boolean
  /** The awaited return type. */
  readonly outputType: string
  /** `(input: I) => Promise<O>`, laid out; `DeferredSignature<P, O>` of the generated declarations where the parameters are
   * left to TypeScript; of a tool that is left to it as a whole, a reference to its default export. */
  readonly signature: string
  /** `null` for a tool that is left to TypeScript as a whole. */
  readonly parameters: JsonSchema | null
  readonly outputSchema: JsonSchema | null
  readonly deferred: readonly Deferral[]
  readonly diagnostics: readonly Diagnostic[]
  /** The app's files that all of this was read from. */
  readonly reads: readonly string[]
}

/** A tool that a capability adds to routes, as `explain` tells of it. */
export interface CapabilityTool {
  readonly name: string
  readonly capability: Capability
  /** The files and directories that give it to the routes. */
  readonly markers: readonly string[]
  /** The routes that have it, with this signature. */
  readonly routes: readonly string[]
  readonly description: string
  /** `(input: I) => Promise<O>`, laid out. */
  readonly signature: string
}

export interface FormatOptions {
  /** `github` writes the workflow commands that GitHub shows beside the changed lines; `sarif` a log of version 2.1.0. */
  readonly format: "pretty" | "json" | "github" | "sarif"
  /** Colours in `pretty`. */
  readonly color?: boolean
  /** Where paths are written relative to. */
  readonly cwd?: string
}

export interface AnalyzeOptions {
  /** What the editor has and the file has not yet. */
  readonly source?: string
}

export interface TransformOptions {
  /** `false`: add no `schema`, for an app without Zod. */
  readonly schema?: boolean
}

/** What a `Project` takes, to transform a module. */
export interface ModuleOptions extends TransformOptions {
  /**
   * `true`: the app is as it was when it was last looked at, as within one build. Only its configuration, and the files
   * that the answer was made of, are compared with the disk.
   */
  readonly settled?: boolean
}

/** A source map, version 3, as bundlers take it. */
export interface SourceMap {
  version: number
  file?: string
  sources: string[]
  sourcesContent?: string[]
  names: string[]
  mappings: string
}

/** A tool module with the exports that it lacked. */
export interface TransformedTool {
  readonly code: string
  readonly map: SourceMap
  /** The app's files that the exports were made of. */
  readonly reads: readonly string[]
}

/** What results were made of. Some of it may not be there: its coming would change a result. */
export interface Dependencies {
  /** The app's root. */
  readonly root: string
  readonly files: readonly string[]
  /** Directories of which the list of names counts, without what lies deeper; `.dawn/` is never among them. */
  readonly directories: readonly string[]
  /** Directories that `tsconfig.json` takes sources from: of their lists, the sources and directories count. */
  readonly sourceDirectories: readonly string[]
  /** Another number once any type may be another, whatever it was read from: what all files share has changed. */
  readonly era: number
}

/** What the plugins take. The app is looked for from the bundler's own root, and a relative `cwd` starts there. */
export interface PluginOptions extends AppOptions, Pick<TypegenChoices, "outputSchema">, TransformOptions {}
