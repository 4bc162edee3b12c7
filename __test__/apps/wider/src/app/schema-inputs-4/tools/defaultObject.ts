/**
 * Function with default object.
 * @param {object} options - The options.
 * @param {string} options.name - The name.
 * @param {number} [options.count=3] - The count.
 * @param [options.more] more text
 */
export default async function run(options: { name: string; count?: number; more?: string[]; undocumented?: 1 } = { name: "x" }) { return options.name }
