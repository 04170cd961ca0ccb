import { hourMs } from '../domain/time/durations.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { ForecastSite } from './forecast-hours.ts'
import { alertIds } from './one-call-4-alerts.ts'
import { oneCallBody } from './openweather-wire.ts'

type Rows = { dt: number }[]

/**
 * One Call 4.0: the same weather as 3.0, in parts. Every answer has `data`, and `next` and `prev` with the key in them;
 * a page holds at most 20 hours or 10 days. null: no such part.
 */
export function oneCall4Body(
  atmosphere: Atmosphere,
  site: ForecastSite,
  nowMs: number,
  url: URL,
): object | null {
  const part = url.pathname.split('/data/4.0/onecall/')[1] ?? ''
  const body = oneCallBody(atmosphere, site, nowMs, new URLSearchParams('exclude=minutely')) as {
    lat: number
    lon: number
    timezone: string
    timezone_offset: number
    current: object
    hourly: Rows
    daily: Rows
  }
  const { lat, lon, timezone, timezone_offset } = body
  const head = { lat, lon, timezone, timezone_offset }
  const alertsAt = alertIds(atmosphere, site.coordinates, nowMs)
  const withAlerts = <T extends object>(row: T, atMs: number) => {
    const alerts = alertsAt(atMs)
    return alerts.length > 0 ? { ...row, alerts } : row
  }
  if (part === 'current') return { ...head, data: [withAlerts(body.current, nowMs)] }
  if (part !== 'timeline/1h' && part !== 'timeline/1day') return null
  const isHours = part === 'timeline/1h'
  // Days are named by midnight UTC of their date, and carry no condition.
  const rows = isHours
    ? body.hourly
    : body.daily.map((day) => ({ ...day, dt: Math.floor(day.dt / 86_400) * 86_400, weather: null }))
  const most = isHours ? 20 : 10
  const count = Math.min(most, Number(url.searchParams.get('cnt')) || most)
  const stepSeconds = isHours ? hourMs / 1000 : 86_400
  const requested = Number(url.searchParams.get('start')) || (rows[0]?.dt ?? 0)
  const shown = rows.filter(({ dt }) => dt >= requested).slice(0, count)
  const data = isHours ? shown.map((row) => withAlerts(row, row.dt * 1000)) : shown
  const page = (start: number) => {
    const query = new URLSearchParams({
      cnt: String(count),
      start: String(start),
      appid: url.searchParams.get('appid') ?? '',
    })
    return `${url.origin}${url.pathname}?${query}`
  }
  return {
    ...head,
    next: page(requested + count * stepSeconds),
    prev: page(requested - count * stepSeconds),
    data,
  }
}
