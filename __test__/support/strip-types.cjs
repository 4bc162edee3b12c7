// A loader for webpack and Rspack, and the function behind it: TypeScript becomes JavaScript, with a source map.

const ts = require("typescript")

const compilerOptions = { module: "esnext", target: "es2022", sourceMap: true }

function strip(source, fileName) {
  const { outputText, sourceMapText } = ts.transpileModule(source, { compilerOptions, fileName })
  return {
    code: outputText.replace(/\n\/\/# sourceMappingURL=.*$/, ""),
    map: { ...JSON.parse(sourceMapText), sources: [fileName] },
  }
}

module.exports = function loader(source) {
  const { code, map } = strip(source, this.resourcePath)
  this.callback(null, code, map)
}
module.exports.strip = strip
