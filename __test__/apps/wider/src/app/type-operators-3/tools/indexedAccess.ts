const MENU = { pizza: { price: 9, sizes: ["s", "l"], extras: { cheese: 1, ham: 2 } }, soup: { price: 4, sizes: ["m"], extras: {} } } as const
type Menu = typeof MENU
type Dish = keyof Menu
type SizeOf<D extends Dish> = Menu[D]["sizes"][number]
type OrderOf = { [D in Dish]: { dish: D; size: SizeOf<D>; extras?: (keyof Menu[D]["extras"])[] } }[Dish]
/** Order. */
export default ({ order }: { order: OrderOf }) => { const item = MENU[order.dish]; return { price: item.price, size: order.size, ks: order.dish === "pizza" ? order.extras : [], all: {} as { [D in Dish as `${D}_price`]: Menu[D]["price"] }, v: null! as Menu[Dish]["price"], opt: null! as Partial<Menu>["soup"] } }
