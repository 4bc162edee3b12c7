export { geoTool as default, description } from "../../../lib/dense/geoTool"
