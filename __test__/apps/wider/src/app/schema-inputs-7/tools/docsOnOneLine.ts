class Disk { /** Free bytes. @minimum 0 */ free = 1; /** Used bytes. */ get used() { return 1 } /** Its name. */ readonly name?: string; /** Where it is mounted. */ set at(path: string) {} /** Its pace. */ accessor rpm = 1; constructor(/** Its label. */ public label: string, /** Its age. */ readonly age = 1) {} }
interface Shelf { /** How wide. */ width: 1; /** How deep. */ get depth(): 1; /** How high. */ readonly height: 1, /** How old. */ set age(years: number) }
const bin = { /** What it holds. */ holds: 1, /** Whether it is full. */ get full() { return true }, /** How it empties. */ empty() {}, /** Its lid. */ ["lid"]: "x", /** Its wheels. */ wheels: { /** How many. */ count: 2 } }

/** Takes stock. */
export default async (input: { disk: Disk; shelf: Shelf; bin: typeof bin; some: Pick<Disk, "used" | "name"> }) => ({ ok: input.bin.full })
