// Ends like a test, and is therefore no tool.
export {}
