export type Colour = "scripts"
