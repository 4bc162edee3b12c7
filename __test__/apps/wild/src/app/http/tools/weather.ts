import ky, { HTTPError, type Options, TimeoutError } from "ky"
interface Forecast { readonly city: string; readonly degrees: number; readonly days: { day: string; high: number; low: number }[] }
const api = ky.create({ prefixUrl: "https://weather.example", timeout: 5_000, retry: { limit: 2 } })
/** Asks for the weather. */
export default async (input: { readonly city: string; readonly days?: number }) => {
  const options: Options = { searchParams: { city: input.city, days: input.days ?? 3 } }
  try {
    const forecast = await api.get("forecast", options).json<Forecast>()
    return { ok: true as const, forecast, warm: forecast.days.filter((day) => day.high > 20) }
  } catch (error) {
    if (error instanceof HTTPError) return { ok: false as const, status: error.response.status, body: await error.response.text() }
    if (error instanceof TimeoutError) return { ok: false as const, status: 408, url: error.request.url }
    throw error
  }
}
