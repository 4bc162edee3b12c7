import path, { basename, extname, posix } from "node:path"
/** Take a path apart. */
export default (input: { file: string; base?: string }) => {
  const parsed = path.parse(input.file)
  const { root, ...rest } = parsed
  return { parsed, rest, root, name: basename(input.file, extname(input.file)), abs: path.isAbsolute(input.file), rel: path.relative(input.base ?? process.cwd(), input.file), sep: path.sep, posix: posix.normalize(input.file), formatted: path.format({ dir: "/tmp", base: "x" }) }
}
