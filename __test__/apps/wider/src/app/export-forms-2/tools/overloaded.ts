/** Format a value by its kind. */
export default function format(input: { kind: "date"; value: Date }): string
export default function format(input: { kind: "number"; value: number; digits?: number }): string
export default function format(input: { kind: "date" | "number"; value: Date | number }) { return String(input.value) }
