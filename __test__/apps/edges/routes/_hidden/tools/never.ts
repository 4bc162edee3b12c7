export default "not a tool, and not looked at"
