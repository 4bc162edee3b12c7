// What `require("@dawn-ai/native")` gives. `index.mts` gives the same to `import`.

export { DawnNativeError } from "./native.js"
