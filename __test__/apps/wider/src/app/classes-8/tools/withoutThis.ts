class Node1 {
  next?: Node1
  value = 1
}
/** Classes that never speak of themselves as this. */
export default (input: { node: Node1 & { label: string }; date: Date & { zone: string } }) => input
