type S<T> = { [K in keyof T]: T[K] }
/** ia */
export default async (input: { a: S<{ [k: string]: string } & { [k: number]: boolean }>; b: S<{ [k: string]: 1 } & { [k: `x-${string}`]: "s"; y: 2 }>; c: S<Record<string, number> & Record<`${number}-a`, string> & { p: Date }>; d: { [K in keyof (Record<string, string> & Record<number, 1>)]?: (Record<string, string> & Record<number, 1>)[K] }; e: { readonly [k: Uppercase<string>]: number }; f: Record<Capitalize<string>, 1>; g: Record<string, number> & { [k: number]: string } }) => input
