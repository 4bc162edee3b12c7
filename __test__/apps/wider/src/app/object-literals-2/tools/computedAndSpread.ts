const KEY = "dynamic" as const
const PREFIX = "x"
/** Build an object. */
export default ({ n, on, extra, name }: { n: number; on?: boolean; extra?: { a: number; b?: string }; name: "left" | "right" }) => ({
  [KEY]: n, [`${PREFIX}-id`]: 1, [name]: true, 1: "one", "quoted key": null, ...extra, ...(on && { flag: "yes" as const }), ...(n > 1 ? { big: true, n } : { small: true }), get double() { return n * 2 }, set double(v) {}, method() { return this[KEY] }, async load() { return 1 }, nested: { ...{ a: 1, b: 2 }, b: "over" }, undef: undefined, list: [] as string[], empty: {}, arr: [],
})
