// Generates Dawn apps for timing: routes × tools, plus shared tools. The tools take turns at what tools are made of:
// declared and inferred outputs, unions, narrowing, library calls, types from another file.
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: "ES2022",
    lib: ["ES2022", "DOM"],
    module: "ESNext",
    moduleResolution: "bundler",
    types: ["node"],
    noEmit: true,
    skipLibCheck: true,
  },
  include: ["src", ".dawn/*.d.ts"],
}

const MODEL = `export type Currency = "eur" | "usd"
export interface Money { readonly amount: number; readonly currency: Currency }
export interface Line { readonly sku: string; readonly quantity: number; readonly price: Money }
export interface Invoice { readonly id: string; readonly lines: readonly Line[]; readonly paid?: boolean }
`

/** Each makes the text of one tool. `n` is unique, so that no two files are alike; `up` leads to `src/`. */
const KINDS = [
  (n) => `/** Finds a customer by number (${n}). */
export default async (input: {
  /** The customer's number. */
  readonly id: string
  /** Whether archived customers count. */
  readonly archived?: boolean
}) => {
  const tier = input.archived ? "legacy" : "standard"
  return { id: input.id, label: \`Customer \${input.id}\`, tier, seats: ${n.length}, active: true }
}
`,
  (n, up) => `import type { Invoice, Money } from "${up}/lib/model.js"

/** Sums an invoice (${n}). */
export default async function total(input: Pick<Invoice, "lines"> & { readonly discount: number | null }): Promise<Money & { readonly lines: number }> {
  const amount = input.lines.reduce((sum, line) => sum + line.quantity * line.price.amount, 0)
  return { amount: amount - (input.discount ?? 0), currency: "eur", lines: input.lines.length }
}
`,
  (n) => `interface Filter { readonly status: "open" | "closed"; readonly owner?: string; readonly tags: string[] }

/**
 * Counts tickets (${n}).
 * @param input what to count
 */
async function count(input: { from: string; to: string; filter: Filter }) {
  const days = new Map<string, number>([[input.from, 1]])
  if (input.filter.status === "open") {
    return { ok: true as const, days: [...days].map(([day, tickets]) => ({ day, tickets })) }
  }
  return { ok: false as const, reason: \`nothing closed before \${input.to}\` }
}

export default count
`,
  (n) => `/** Asks every region for its health (${n}). */
export default async ({ regions, retries = 3, ...rest }: { regions: ("eu" | "us" | "ap")[]; retries?: number; headers: Record<string, string> }) => {
  const probes = await Promise.all(regions.map(async (region, index) => ({ region, ok: index < retries })))
  return { ...rest, probes, healthy: probes.every((probe) => probe.ok) }
}
`,
  (n) => `type Step = { kind: "wait"; seconds: number } | { kind: "call"; url: string; body?: unknown }

/** Plans the steps of a job (${n}). */
export default (input: { readonly name: string; readonly steps: readonly Step[] }) => {
  const waits = input.steps.flatMap((step) => (step.kind === "wait" ? [step.seconds] : []))
  const urls = input.steps.filter((step) => step.kind === "call").map((step) => step.url)
  return { name: input.name.toUpperCase(), seconds: Math.max(0, ...waits), urls, first: input.steps[0]?.kind }
}
`,
]

/** Writes an app of `routes` routes with `tools` tools each, and `shared` shared ones, into an empty directory. */
export function writeApp(directory, { routes, tools, shared }) {
  rmSync(directory, { recursive: true, force: true })
  const write = (path, text) => {
    const file = join(directory, path)
    mkdirSync(join(file, ".."), { recursive: true })
    writeFileSync(file, text)
  }
  write("dawn.config.ts", "export default {}\n")
  write("package.json", '{ "name": "bench-app", "private": true, "type": "module" }\n')
  write("tsconfig.json", JSON.stringify(TSCONFIG, null, 2))
  write("src/lib/model.ts", MODEL)
  for (let at = 0; at < shared; at++) {
    write(`src/tools/shared${at}.ts`, KINDS[at % KINDS.length](`s${at}`, ".."))
  }
  for (let route = 0; route < routes; route++) {
    const path = `src/app/r${String(route).padStart(4, "0")}`
    write(
      `${path}/index.ts`,
      "export const workflow = async (state: { readonly text?: string }) => ({ ...state, done: true })\n",
    )
    for (let at = 0; at < tools; at++) {
      write(`${path}/tools/tool${at}.ts`, KINDS[(route + at) % KINDS.length](`r${route}t${at}`, "../../.."))
    }
  }
}
