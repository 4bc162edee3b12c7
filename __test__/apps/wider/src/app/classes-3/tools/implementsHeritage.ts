interface Named { name: string; describe?(): string }
interface Entity<Id = string> extends Named { readonly id: Id; meta: Record<string, unknown> }
class Base<T> { value!: T; get wrapped() { return [this.value] as const } }
class Product extends Base<{ sku: string }> implements Entity<number> { id = 1; name = "p"; meta = {}; declare extra: boolean; price?: number; [key: `x_${string}`]: unknown; describe() { return this.name } }
/** A product. */
export default (_: Pick<Product, "id" | "name" | "price">): Omit<Product, "describe" | "wrapped"> & { w: Product["wrapped"] } => { throw _ }
