const unit = "minutes"
const base = "Wait some " + unit
export const description = base + ", then " + `continue.`
export default (input: { [unit]: number }) => input.minutes
