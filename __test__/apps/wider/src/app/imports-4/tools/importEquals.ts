import type { O, More } from "../../../lib/wide/legacy"
import { Shapes, type Merged, type Status } from "@/lib/wide/ns"
import P = Shapes.Point
import K = Shapes.Inner.Key
/** import equals */
export default async (input: { o: O; m: More; p: P; k: K; al: Shapes.Alias; ms: Merged.Sub; me: Merged; st: Status; circle: Shapes.Circle; line: Shapes.Line }) => input.o
