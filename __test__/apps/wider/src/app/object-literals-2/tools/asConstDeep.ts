const MENU = { starters: [{ name: "soup", price: 5, tags: ["warm"] }, { name: "salad", price: 7, vegan: true }], mains: { pasta: { price: 12 }, steak: { price: 25, sides: ["fries", "beans"] } } } as const
type Starter = (typeof MENU.starters)[number]
const byName = MENU.starters.reduce((acc, s) => { Object.assign(acc, { [s.name]: s }); return acc }, {} as { [N in Starter["name"]]: Extract<Starter, { name: N }> })
/** Order from the menu. */
export default ({ main, starter, side }: { main: keyof typeof MENU.mains; starter?: Starter["name"]; side?: (typeof MENU)["mains"]["steak"]["sides"][number] }) => {
  const dish = MENU.mains[main]
  const s = starter && byName[starter]
  return { dish, sides: "sides" in dish ? [...dish.sides, side] : [], s, vegan: s && "vegan" in s ? s.vegan : false, total: dish.price + (s ? s.price : 0), menu: MENU.starters[0], names: MENU.starters.map((x) => x.name), entries: Object.entries(MENU.mains).map(([k, v]) => ({ k, v })), first: { ...MENU.starters[1], price: 9 } }
}
