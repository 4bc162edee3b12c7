// What each bundler wants: how it is told what to watch, and how it shows problems.

import { statSync } from "node:fs"
import { dirname } from "node:path"
import type { PluginBuild } from "esbuild"
import type { Round } from "../live.js"
import type { Dependencies } from "../types.js"
import { bySeverity, esbuildMessage, isSome, type RollupMessage, rollupMessage, text } from "./messages.js"

/** What Rollup, Rolldown and Vite call hooks with. */
export interface RollupContext {
  addWatchFile(id: string): void
  warn(message: RollupMessage): void
  error(message: RollupMessage): never
}

/** A compilation of webpack or Rspack. */
export interface Compilation {
  readonly fileDependencies: { add(path: string): void }
  readonly contextDependencies: { add(path: string): void }
  readonly missingDependencies: { add(path: string): void }
  readonly errors: { push(error: Error): unknown }
  readonly warnings: { push(warning: Error): unknown }
}

/** These bundlers watch directories with all that is in them: only the outermost are named. */
const outermost = ({ directories }: Dependencies) => {
  const all = new Set(directories)
  return directories.filter((directory) => !all.has(dirname(directory)))
}

const kind = (path: string) => statSync(path, { throwIfNoEntry: false })

/** Watches before it tells: an error ends the build, not the watching. */
export function reportToRollup(context: RollupContext, { problems, dependencies }: Round, cwd: string): void {
  // A directory among the files is there or not; what is in it does not count.
  for (const file of dependencies.files) if (!kind(file)?.isDirectory()) context.addWatchFile(file)
  for (const directory of outermost(dependencies)) context.addWatchFile(directory)
  const { errors, warnings } = bySeverity(problems)
  for (const warning of warnings) context.warn(rollupMessage([warning], cwd))
  if (isSome(errors)) context.error(rollupMessage(errors, cwd))
}

export function reportToCompilation(compilation: Compilation, { problems, dependencies }: Round, cwd: string): void {
  const watch = (paths: readonly string[], there: { add(path: string): void }) => {
    for (const path of paths) (kind(path) ? there : compilation.missingDependencies).add(path)
  }
  watch(dependencies.files, compilation.fileDependencies)
  watch(outermost(dependencies), compilation.contextDependencies)
  const { errors, warnings } = bySeverity(problems)
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
    const time = kind(path)?.mtimeMs
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
