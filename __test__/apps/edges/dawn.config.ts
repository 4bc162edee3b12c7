export default { appDir: "routes" } as const
