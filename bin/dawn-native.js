#!/usr/bin/env node
// The command line. A file of its own, so that the package manager can link it before `dist/` is built.
require("../dist/cli/main.js")
