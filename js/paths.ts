// Paths as text: what bundlers and watchers call a file, in the one form under which the addon knows it.

import { posix, win32 } from "node:path"

/**
 * Files that may be tools, by their names. An id with a query asks for something else than the module. Bundlers write ids
 * with slashes, or with the separators of the system.
 */
export const TOOL = /[\\/]tools[\\/][^\\/?#]+\.ts$/

/**
 * The file that an id without a query names. On Windows some write `c:/app`, `C:\app` or `\\?\C:\app`, others `/@fs/C:/app`;
 * the addon writes the second, and `\\server\share` for `\\?\UNC\server\share`.
 */
export function fileOf(id: string, isWindows = process.platform === "win32"): string {
  const path = id.replace(/^\/@fs(?=\/)/, "")
  if (!isWindows) return posix.normalize(path)
  const plain = path
    .replaceAll("/", "\\")
    .replace(/^\\\\[?.]\\UNC\\/i, "\\\\")
    .replace(/^(\\\\[?.])?\\(?=[a-z]:)/i, "")
  return win32.normalize(plain).replace(/^[a-z]:/, (drive) => drive.toUpperCase())
}
