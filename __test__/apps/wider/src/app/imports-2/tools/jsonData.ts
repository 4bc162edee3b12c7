import config from "../../../lib/config.json"
import { version } from "../../../lib/config.json"
import * as all from "../../../lib/config.json" with { type: "json" }
type Region = (typeof config)["regions"][number]
/** Read the configuration. */
export default (input: { region: Region["id"]; key?: keyof typeof config.limits }) => ({ config, version, name: all.name, limit: config.limits[input.key ?? "daily"], region: config.regions.find((r) => r.id === input.region) })
