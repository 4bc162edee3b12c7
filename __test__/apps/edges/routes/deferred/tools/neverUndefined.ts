declare function unbox<T>(boxes: { [K in keyof T]: { value: T[K] } }): T

/** Properties that may be left out, and are never undefined: in no other file can that be written. */
export default ({ by, limit = 10 } = { by: "name", limit: 5 }) => ({ by, limit, ...unbox(null! as { page?: { value: number }; of: { value: 1 } }) })
