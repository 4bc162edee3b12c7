/** Takes a list, which is no input object. */
export default (...parts: string[]) => parts.join("/")
