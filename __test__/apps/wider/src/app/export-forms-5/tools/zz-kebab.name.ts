const impl = { run: async ({ a, ...rest }: { a: string; b?: number; c: boolean }) => ({ a, rest }) } satisfies { run: (i: any) => unknown }
export const description = `From ${"an object"} ` + "form"
export default impl
