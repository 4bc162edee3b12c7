interface Settings {
  readonly depth: 1 | 2 | 3
}
const settings: Settings = { depth: 1 }
export = settings
