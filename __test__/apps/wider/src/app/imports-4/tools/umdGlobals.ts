/** umd */
export default async (input: { o: Umd.Opts; r: Umd.Res; j: Umd.JSX.Element; t: EsLib.Thing; c: Umd.Comp<{ x: 1 }> }) => input.o
