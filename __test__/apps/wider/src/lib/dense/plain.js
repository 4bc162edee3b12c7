export const value = 1
export default function (x) { return x }
export class Base { a = 1 }
