// Text in columns.

/** A text and how it is marked up; its width is that of the text. */
export type Cell = { readonly text: string; readonly paint?: (text: string) => string }

/** How many columns a terminal gives to `text`: wide characters take two, combining ones none. */
function width(text: string): number {
  let columns = 0
  for (const char of text.normalize("NFC")) {
    if (/\p{Mark}|\p{Cf}/u.test(char)) continue
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u.test(
        char,
      )
        ? 2
        : 1
  }
  return columns
}

/** Lays rows out under a head, two spaces between columns. */
export function table(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  headPaint: (text: string) => string,
): string {
  const all: readonly (readonly Cell[])[] = [head.map((text) => ({ text, paint: headPaint })), ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => width(row[column]?.text ?? ""))))
  const line = (row: readonly Cell[]) =>
    row
      .map(({ text, paint }, column) => {
        const padding = column === row.length - 1 ? "" : " ".repeat((widths[column] ?? 0) - width(text) + 2)
        return (paint?.(text) ?? text) + padding
      })
      .join("")
      .trimEnd()
  return `${all.map(line).join("\n")}\n`
}
