// What `import … from "@dawn-ai/native"` gives: the CommonJS module's exports, so that a process has one copy of them.

export { DawnNativeError } from "./index.js"
