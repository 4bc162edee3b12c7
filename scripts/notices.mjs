// Writes THIRD-PARTY-NOTICES.md, beside the package and into every platform package: the licences of all that the
// addon's binary contains, which are Rust crates and TypeScript's library declarations. Runs before packing.
import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const NAME = "THIRD-PARTY-NOTICES.md"

/** The crates that are linked in on some platform: normal dependencies of the addon, without procedural macros. */
function linkedCrates() {
  const options = { cwd: root, maxBuffer: 1 << 28, encoding: "utf8" }
  const metadata = JSON.parse(
    execFileSync("cargo", ["metadata", "--format-version=1", "--locked", "--features=napi"], options),
  )
  const packages = new Map(metadata.packages.map((each) => [each.id, each]))
  const nodes = new Map(metadata.resolve.nodes.map((each) => [each.id, each]))
  const isMacro = (id) => packages.get(id).targets.some((target) => target.kind.includes("proc-macro"))
  const found = new Set()
  const visit = (id) => {
    for (const { pkg, dep_kinds } of nodes.get(id).deps) {
      if (found.has(pkg) || isMacro(pkg) || !dep_kinds.some(({ kind }) => kind === null)) continue
      found.add(pkg)
      visit(pkg)
    }
  }
  visit(metadata.resolve.root)
  return [...found].map((id) => packages.get(id)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The licence texts that come with a crate and with sources that it carries; of a choice that includes MIT, that one. */
function licenceTexts({ manifest_path, license }) {
  const directory = dirname(manifest_path)
  const isLicence = (name) => /^(licen[cs]e|copying|notice|unlicense)/i.test(basename(name)) && !/\.rs$/.test(name)
  const names = readdirSync(directory, { recursive: true }).filter(isLicence)
  const mit = names.filter((name) => /mit/i.test(name))
  const isChoice = /MIT/.test(license ?? "") && /OR|\//.test(license ?? "") && !/AND/.test(license ?? "")
  const chosen = isChoice && mit.length > 0 ? mit : names
  return chosen.sort().map((name) => readFileSync(join(directory, name), "utf8").replaceAll("\r\n", "\n").trim())
}

function crateNotices() {
  /** Text → the crates that come with it. */
  const texts = new Map()
  const bare = []
  for (const crate of linkedCrates()) {
    const found = licenceTexts(crate)
    if (found.length === 0) bare.push(crate)
    for (const text of new Set(found))
      texts.set(text, [...(texts.get(text) ?? []), `${crate.name} ${crate.version} (${crate.license})`])
  }
  const sections = [...texts].map(([text, crates]) => `${list(crates)}\n\n${fenced(text)}`)
  return [...sections, noticeOfBare(bare)].join("\n\n")
}

/** Crates that name the MIT licence and leave its text out: the text is this package's own, the holders are theirs. */
function noticeOfBare(crates) {
  const other = crates.find(({ license }) => license !== "MIT")
  if (other) throw new Error(`${other.name} ${other.version} (${other.license}) comes without a licence text`)
  const entries = crates.map(({ name, version, authors, repository }) => {
    const holders = authors.length > 0 ? authors.join(", ") : `the authors of ${repository}`
    return `${name} ${version} (MIT), copyright ${holders}`
  })
  const permission = readFileSync(join(root, "LICENSE"), "utf8").split("\n\n").slice(2).join("\n\n").trim()
  return `${list(entries)}\n\n${fenced(permission)}`
}

const list = (entries) => entries.map((entry) => `- ${entry}`).join("\n")

const fenced = (text) => `\`\`\`text\n${text.replaceAll("```", "'''")}\n\`\`\``

function typescriptNotice() {
  const directory = join(root, "node_modules/typescript")
  const { version, license } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"))
  const texts = ["LICENSE.txt", "ThirdPartyNoticeText.txt"].map((name) =>
    readFileSync(join(directory, name), "utf8").trim(),
  )
  return [
    `The declarations of the standard library (\`lib/*.d.ts\`) of typescript ${version} (${license}), comments removed.`,
    ...texts.map(fenced),
  ].join("\n\n")
}

const notices = `# Third-party notices

The binary of this package contains the following.

## TypeScript

${typescriptNotice()}

## Rust crates

${crateNotices()}
`
writeFileSync(join(root, NAME), notices)
for (const platform of readdirSync(join(root, "npm"))) writeFileSync(join(root, "npm", platform, NAME), notices)
