import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { failureKindOf } from '../../domain/failure.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { lenient, lenientList } from '../json/lenient.ts'
import { type OneCallRequest, type OpenWeatherClient, placeQuery, provider } from './client.ts'

// One Call 4.0 (https://openweathermap.org/api/one-call-4): the weather of 3.0 in parts. Every answer holds its rows in
// `data`; hours come 20 to a page, days 10. Every page is a billed call.

const row = z.record(z.string(), z.unknown())
const page = z.object({
  timezone: z.unknown().optional(),
  timezone_offset: z.unknown().optional(),
  data: lenientList(row, 60),
  /** Holds the key: its query is read, the address itself is never used, kept or logged. */
  next: lenient(z.string().max(4000)),
})
type Row = z.infer<typeof row>
type Page = z.infer<typeof page>

const hourS = 3600
const dayS = 86_400
const wantedHours = 48
const mostPages = 4
/** Each costs a call; more are never in force at one place. */
const mostAlerts = 8
/** The meaning of an id does not change; the expiry only frees the memory. */
const alertLifeMs = 6 * hourS * 1000
/** All of Europe on a stormy day. */
const mostKeptAlerts = 2000

/** How many calls a report costs: the present, three pages of hours, one of days. */
export const callsOf4 = 5

export function createOneCall4(options: { client: OpenWeatherClient; clock: Clock; log: Log }) {
  const alerts = new LRUCache<string, { alert: unknown }>({
    max: mostKeptAlerts,
    ttl: alertLifeMs,
    ttlResolution: 0,
    perf: { now: options.clock },
  })

  async function get(path: string, query: Record<string, string>, key: string, signal?: AbortSignal) {
    const parsed = page.safeParse(
      await options.client.get(`data/4.0/onecall/${path}`, query, key, signal),
    ).data
    if (parsed === undefined) throw badAnswer(provider, 'no page in the answer')
    return parsed
  }

  async function hours(request: OneCallRequest, place: Record<string, string>, signal?: AbortSignal) {
    const firstS = Math.floor(options.clock() / 1000 / hourS) * hourS
    const found = new Map<number, Row>()
    let query: Record<string, string> | null = { ...place, start: String(firstS), cnt: '20' }
    for (let pages = 0; query !== null && pages < mostPages && found.size < wantedHours; pages++) {
      const answer: Page = await get('timeline/1h', query, request.key, signal)
      const before = found.size
      for (const hour of rowsOf(answer)) if (secondsOf(hour) >= firstS) found.set(secondsOf(hour), hour)
      query = found.size > before ? nextQuery(answer, place) : null
    }
    return [...found.values()]
  }

  /** One that cannot be fetched is left out and logged: the weather does not wait for it. */
  async function alert(id: string, request: OneCallRequest, signal?: AbortSignal): Promise<unknown> {
    const known = alerts.get(id)
    if (known) return known.alert
    try {
      const body = await options.client.get(
        `data/4.0/onecall/alert/${encodeURIComponent(id)}`,
        {},
        request.key,
        signal,
      )
      const found = rowsOf(page.safeParse(body).data)[0] ?? body
      alerts.set(id, { alert: found })
      return found
    } catch (error) {
      options.log.warn({ provider, kind: failureKindOf(error) }, 'a weather alert could not be fetched')
      return undefined
    }
  }

  return {
    /** As a body of 3.0, so that one parser and one mapping serve both. */
    async fetch(request: OneCallRequest, signal?: AbortSignal): Promise<unknown> {
      const place = { ...placeQuery(request), units: 'metric' }
      // The present first: a key that is refused costs one call.
      const current = await get('current', place, request.key, signal)
      const [hourly, days] = await Promise.all([
        hours(request, place, signal),
        get('timeline/1day', { ...place, cnt: '10' }, request.key, signal),
      ])
      const present = rowsOf(current)[0]
      const ids = [...new Set([present, ...hourly].flatMap((one) => alertIdsOf(one)))].slice(0, mostAlerts)
      const found = await Promise.all(ids.map((id) => alert(id, request, signal)))
      return {
        timezone: current.timezone ?? days.timezone,
        timezone_offset: current.timezone_offset ?? days.timezone_offset,
        current: present,
        hourly,
        // The first row is not always today's.
        daily: rowsOf(days)
          .map((day) => asDayOf3(day, days.timezone_offset))
          .filter((day) => secondsOf(day) + dayS / 2 > options.clock() / 1000),
        alerts: found.filter((one) => one !== undefined),
      }
    },
  }
}

const rowsOf = (answer: Page | undefined): Row[] => (answer?.data ?? []).filter((one) => one !== undefined)
const secondsOf = ({ dt }: Row): number => (typeof dt === 'number' ? dt : Number.NaN)

function nextQuery(answer: Page, place: Record<string, string>): Record<string, string> | null {
  const next = URL.parse(answer.next ?? '', 'http://next.invalid')
  const given = answer.next === undefined ? [] : [...(next?.searchParams ?? [])]
  const named = Object.fromEntries(given.filter(([name]) => name !== 'appid'))
  if (Object.keys(named).length > 0) return { ...named, ...place }
  const last = rowsOf(answer).at(-1)
  return last === undefined ? null : { ...place, start: String(secondsOf(last) + hourS), cnt: '20' }
}

function alertIdsOf(one: Row | undefined): string[] {
  const ids = Array.isArray(one?.alerts) ? one.alerts : []
  return ids.filter((id): id is string => typeof id === 'string' && id.length > 0 && id.length <= 300)
}

/** Days are named by midnight UTC of their date, and may come without a condition. */
function asDayOf3(day: Row, offset: unknown): Row {
  const dt = secondsOf(day)
  const isUtcMidnight = dt % dayS === 0
  const noon = dt + dayS / 2 - (typeof offset === 'number' ? offset : 0)
  const weather = Array.isArray(day.weather) && day.weather.length > 0 ? day.weather : conditionOf(day)
  return { ...day, dt: isUtcMidnight ? noon : dt, weather }
}

/** What the day's figures say, in mm and per cent; nothing where they say nothing. */
function conditionOf(day: Row): { id: number }[] {
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  const fallen = [day.rain ?? 0, day.snow ?? 0].map(number)
  // Sent in a form that we cannot read: neither dry nor wet.
  if (fallen.includes(undefined)) return []
  const [rain = 0, snow = 0] = fallen
  if (rain >= 0.5 && snow >= 0.5) return [{ id: 616 }]
  if (snow >= 0.3) return [{ id: snow < 2 ? 600 : snow < 10 ? 601 : 602 }]
  if (rain >= 0.3) return [{ id: rain < 5 ? 500 : rain < 20 ? 501 : 502 }]
  const clouds = number(day.clouds)
  if (clouds === undefined) return []
  return [{ id: clouds < 11 ? 800 : clouds < 25 ? 801 : clouds < 51 ? 802 : clouds < 85 ? 803 : 804 }]
}
