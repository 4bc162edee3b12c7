/** Filter */
interface F { /** and */ and?: F[]; not?: F; eq?: [string, unknown]; readonly or?: readonly F[] }
export default async (input: F): Promise<F> => input
