export const places = ["Ulm", "Bonn"] as const
