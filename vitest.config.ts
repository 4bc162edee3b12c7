import { configDefaults, defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["__test__/**/*.spec.{ts,mjs}"],
    // Apps that are judged hold files that only look like tests.
    exclude: [...configDefaults.exclude, "__test__/apps/**"],
    // What tests have built is run as it is.
    server: { deps: { external: [/\/dawn-native-run-/] } },
    globalSetup: ["__test__/support/scratch.ts"],
    setupFiles: ["__test__/support/breathe.ts"],
    // Tests that run the command line start processes, on machines that may have two slow cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
