// Throw-away Dawn apps for tests, the command line run over them, and TypeScript's opinion of what it wrote.

import { spawnSync } from "node:child_process"
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import ts from "typescript"
import { afterAll } from "vitest"
import { root } from "./paths.js"

const scratch: string[] = []
afterAll(() => {
  for (const directory of scratch.splice(0)) rmSync(directory, { recursive: true, force: true })
})

/** An empty directory that is gone after the tests of the file. */
export function emptyDirectory(): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "dawn-native-")))
  scratch.push(directory)
  return directory
}

/** The entry of a route that is of no interest to the test. */
export const ENTRY = "export const workflow = async () => ({})\n"

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: "ES2022",
    lib: ["ES2022"],
    module: "ESNext",
    moduleResolution: "bundler",
    types: [],
    noEmit: true,
    skipLibCheck: false,
  },
  include: ["src", ".dawn/*.d.ts"],
}

/** What every app has, unless the test gives another text or, with `null`, leaves it out. */
const BASE: Files = {
  "dawn.config.ts": "export default {}\n",
  "package.json": '{ "name": "app", "private": true, "type": "module" }\n',
  "tsconfig.json": JSON.stringify(TSCONFIG),
}

type Files = Readonly<Record<string, string | null>>

export interface Outcome {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** An app on disk. */
export class TestApp {
  /** `root` is an empty directory that somebody else removes. */
  constructor(
    files: Files,
    readonly root = emptyDirectory(),
  ) {
    this.write({ ...BASE, ...files })
  }

  write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      if (text === null) continue
      mkdirSync(dirname(join(this.root, path)), { recursive: true })
      writeFileSync(join(this.root, path), text)
    }
  }

  /** Runs `dawn-native` in the app. */
  run(...args: string[]): Outcome {
    return run(this.root, args)
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8")
  }

  /** The generated declarations. */
  get types(): string {
    return this.read(".dawn/dawn.generated.d.ts")
  }

  /** A route's `tools.json`. */
  tools(slug: string): Record<string, { description: string; parameters: Record<string, unknown> }> {
    return JSON.parse(this.read(`.dawn/routes/${slug}/tools.json`))
  }

  /** The generated files, by path. */
  get generated(): string[] {
    const names = readdirSync(join(this.root, ".dawn"), { recursive: true, encoding: "utf8" })
    return names.filter((name) => statSync(join(this.root, ".dawn", name)).isFile()).sort()
  }

  /** What TypeScript has to say about the app together with its generated declarations. */
  typeErrors(): string[] {
    const config = ts.getParsedCommandLineOfConfigFile(join(this.root, "tsconfig.json"), undefined, {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"))
      },
    })
    if (config === undefined) throw new Error("no tsconfig.json")
    const program = ts.createProgram(config.fileNames, config.options)
    return [...config.errors, ...ts.getPreEmitDiagnostics(program)].map(({ file, start, messageText }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
      return `${file?.fileName ?? ""}:${line} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`
    })
  }
}

/** An app with one route, `/desk`, and tools in it, by their file names. */
export function desk(tools: Files, others: Files = {}): TestApp {
  const inRoute = Object.entries(tools).map(([name, text]) => [`src/app/desk/tools/${name}`, text])
  return new TestApp({ "src/app/desk/index.ts": ENTRY, ...Object.fromEntries(inRoute), ...others })
}

/** Runs `dawn-native` in a directory, without colours. */
export function run(
  cwd: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; uid?: number } = {},
): Outcome {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...options.env }
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [join(root, "bin/dawn-native.js"), ...args], {
    cwd,
    env,
    encoding: "utf8",
    ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
  })
  if (error) throw error
  return { status, stdout, stderr }
}
