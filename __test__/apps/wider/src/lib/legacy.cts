function legacy(n: number) {
  return { doubled: n * 2, label: `#${n}` as const }
}
export { legacy }
