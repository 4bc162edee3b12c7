export type Colour = "app" | "accent"
