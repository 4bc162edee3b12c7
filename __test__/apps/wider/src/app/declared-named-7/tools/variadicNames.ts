type Cmd<N extends string, A extends readonly unknown[] = []> = readonly [name: N, ...args: A]
type Commands = Cmd<"move", [dx: number, dy: number]> | Cmd<"say", [text: string, loud?: boolean]> | Cmd<"stop"> | Cmd<"all", string[]>
type Args<N extends Commands[0]> = Extract<Commands, readonly [N, ...unknown[]]> extends readonly [N, ...infer A] ? A : never
type Last<T extends readonly unknown[]> = T extends readonly [...infer _, infer L] ? L : never
/** Runs commands. */
export default (input: { script: Commands[]; say: Args<"say">; move: Args<"move">; last: Last<Args<"move">>; all: Args<"all"> }): { ran: Commands[0][]; args: Args<"say" | "stop"> } => ({ ran: input.script.map(([n]) => n), args: input.say })
