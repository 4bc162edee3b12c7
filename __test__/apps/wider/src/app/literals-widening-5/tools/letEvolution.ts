/** Evolving lets. */
export default (input: { xs: (string | number)[]; m: 1 | 2 | 3 }) => {
  let a
  let b = null
  let c = undefined
  const list = []
  const grid = []
  let mode: "x" | "y" | undefined
  for (const x of input.xs) {
    if (typeof x === "string") { a = x; list.push(x); mode = "x" }
    else { b = x; list.push({ x }); c = [x] }
    grid.push([x])
  }
  const aa = a
  let st = "init"
  switch (input.m) { case 1: st = "one"; break; case 2: a = 1; break; default: a = { z: st } }
  let z = input.m
  z = 2
  let num: number | string = 5
  num = num > 3 ? "big" : num
  return { a, aa, b, c, list, grid, mode, st, z, num, first: list[0], len: grid.length }
}
