// What each bundler wants: how it shows problems, and how it is told what to watch, where that is enough.

import { statSync } from "node:fs"
import type { PluginBuild } from "esbuild"
import type { Round } from "../live.js"
import type { Dependencies } from "../types.js"
import { bySeverity, esbuildMessage, isSome, type RollupMessage, rollupMessage, text } from "./messages.js"

/** What Rollup, Rolldown and Vite call hooks with. */
export interface RollupContext {
  readonly meta: { readonly watchMode: boolean }
  addWatchFile(id: string): void
  warn(message: RollupMessage): void
  error(message: RollupMessage): never
}

/** A compilation of webpack or Rspack. */
export interface Compilation {
  readonly errors: { push(error: Error): unknown }
  readonly warnings: { push(warning: Error): unknown }
}

export function reportToRollup(context: RollupContext, { problems }: Round, cwd: string): void {
  const { errors, warnings } = bySeverity(problems)
  for (const warning of warnings) context.warn(rollupMessage([warning], cwd))
  if (isSome(errors)) context.error(rollupMessage(errors, cwd))
}

/** Whatever is wrong, the compilation goes on: one that fails as a whole ends the watching. */
export async function reportToCompilation(
  compilation: Compilation,
  built: Promise<Round> | undefined,
  cwd: string,
): Promise<void> {
  const problems = await built?.then(
    (round) => round.problems,
    (error: Error) => void compilation.errors.push(error),
  )
  const { errors, warnings } = bySeverity(problems ?? [])
  for (const warning of warnings) compilation.warnings.push(new Error(text([warning], cwd)))
  for (const error of errors) compilation.errors.push(new Error(text([error], cwd)))
}

/** Marks what this plugin asks esbuild to resolve. */
const RESOLVING = Symbol("resolving")

/** One run, and when it began. */
export interface Run {
  readonly round: Round
  /** As `Date.now()` gives it. */
  readonly began: number
}

/** File systems round their times. */
const CLOCK_MS = 20

const directoriesOf = ({ directories, sourceDirectories }: Dependencies) => [...directories, ...sourceDirectories]

const hasChanged = ({ round: { dependencies }, began }: Run) =>
  [...dependencies.files, ...directoriesOf(dependencies)].some((path) => {
    const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    return time !== undefined && time > began - CLOCK_MS
  })

/**
 * esbuild takes files to watch from resolvers only: they are given with the entry points, which are resolved anew in each
 * build. Problems are told at the end, since a build that fails at its start watches nothing.
 */
export function reportToEsbuild(build: PluginBuild, run: () => Promise<Run>): void {
  let current: Promise<Run> | undefined
  build.onStart(async () => {
    current = run()
    // A failure is told at the end, too.
    await current.catch(() => undefined)
  })
  build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
    if (kind !== "entry-point" || pluginData === RESOLVING) return undefined
    const { errors, warnings, ...resolved } = await build.resolve(path, {
      ...{ kind, importer, namespace, resolveDir },
      pluginData: RESOLVING,
    })
    const dependencies = (await current?.catch(() => undefined))?.round.dependencies
    const watched = dependencies && { watchFiles: [...dependencies.files], watchDirs: directoriesOf(dependencies) }
    return errors.length > 0 ? { errors, warnings, ...watched } : { ...resolved, warnings, ...watched }
  })
  build.onEnd(async () => {
    let last = await current
    // What esbuild watches is compared with what it was when it was named, and that was after it had been read.
    if (last !== undefined && hasChanged(last)) last = await run()
    const { errors, warnings } = bySeverity(last?.round.problems ?? [])
    return { errors: errors.map(esbuildMessage), warnings: warnings.map(esbuildMessage) }
  })
}
