export const description = "Where is it?"
export interface GeoIn { /** Name of the place. */ place: string; near?: GeoIn["place"][] }
function geoTool(input: GeoIn): { lat: number; lon: number } | { unknown: string }
function geoTool(input: GeoIn & { exact: true }): { lat: number; lon: number }
function geoTool(input: GeoIn) { return { lat: input.place.length, lon: 0 } }
namespace geoTool { export const version = 2 as const; export type In = GeoIn }
export { geoTool }
export default geoTool
