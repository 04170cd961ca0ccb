import { setImmediate as nextTurn } from 'node:timers/promises'
import { leadDays } from '../../domain/accuracy/score.ts'
import { findNearest } from '../../domain/place/nearness.ts'
import { addDays, hourOfDay, localDate, swissTime } from '../../domain/time/local-time.ts'
import { amountOf } from '../../domain/weather/amount.ts'
import type { DailyWeather } from '../../domain/weather/weather.ts'
import type { AccuracyStore, QueuedDay } from '../../ports/accuracy.ts'
import type { LocalForecasts, Measurements, Station } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { normalCodes } from './normal-stations.ts'
import type { StationForecasts } from './station-forecasts.ts'
import { forecastSource } from './verify.ts'
import type { WindowWatch } from './watch-windows.ts'

/** The forecast that counts is the first available in the morning, Swiss time: what people read at breakfast. */
const morning = { fromHour: 6, toHour: 12 }
/** A forecast point at the station itself. */
const samePlace = { distanceKm: 1, heightM: 50 }
/** A source that failed is left alone for so long. */
const retryAfterMs = 15 * 60_000

/** Keeps each morning's forecast of every source in use, once a day; may be called every minute. */
export function createForecastQueue(options: {
  store: Pick<AccuracyStore, 'queueDays' | 'queuedStations'>
  windows: Pick<WindowWatch, 'name'>
  forecasts: Pick<LocalForecasts, 'current'>
  fetched: () => Promise<StationForecasts | null>
  measurements: Pick<Measurements, 'stations'>
  clock: Clock
  log: Log
}): () => Promise<void> {
  let localOn = ''
  let fetchedOn = ''
  let retryAt = Number.NEGATIVE_INFINITY

  async function queueLocal(today: string, now: number): Promise<void> {
    const run = options.forecasts.current()
    if (!run || run.runAt > now || localDate(run.runAt, swissTime) !== today) return
    const points = run.points.filter(({ kind }) => kind === 'station')
    const days: QueuedDay[] = []
    for (const station of options.measurements.stations()) {
      const { coordinates, heightM } = station
      const point = findNearest({ coordinates, elevationM: heightM }, points, samePlace)?.site
      if (!point) continue
      // Some milliseconds each.
      await nextTurn()
      const ahead = run.at(point, now)
      days.push(...queuedDays(forecastSource, station, today, ahead?.daily ?? []))
      if (ahead && normalCodes.has(station.id))
        options.windows.name(station, ahead.hourly, { runAt: run.runAt, now })
    }
    if (days.length === 0) return
    await options.store.queueDays(days)
    localOn = today
  }

  /** Only at the stations with normals, whose figures represent the country. */
  async function queueFetched(today: string, now: number): Promise<void> {
    const source = await options.fetched()
    if (!source || fetchedOn === `${source.sourceId} ${today}` || now < retryAt) return
    const stations = options.measurements.stations().filter(({ id }) => normalCodes.has(id))
    if (stations.length === 0) return
    // Kept before a restart: what is billed is not fetched again.
    const kept = new Set(await options.store.queuedStations(source.sourceId, addDays(today, 1)))
    let isComplete = true
    for (const station of stations.slice(0, source.most)) {
      if (kept.has(station.id)) continue
      try {
        const daily = await source.daysAt(station)
        if (daily) await options.store.queueDays(queuedDays(source.sourceId, station, today, daily))
        else isComplete = false
      } catch (error) {
        isComplete = false
        options.log.warn({ station: station.id, error: String(error) }, 'accuracy: a forecast was not kept')
      }
    }
    if (isComplete) fetchedOn = `${source.sourceId} ${today}`
    else retryAt = now + retryAfterMs
  }

  return async () => {
    const now = options.clock()
    const today = localDate(now, swissTime)
    const hour = hourOfDay(now, swissTime)
    if (hour < morning.fromHour || hour >= morning.toHour) return
    if (localOn !== today) await queueLocal(today, now)
    await queueFetched(today, now)
  }
}

/** What a source says of a station's coming days. */
export function queuedDays(
  source: string,
  { id: station }: Station,
  today: string,
  daily: readonly DailyWeather[],
): QueuedDay[] {
  return leadDays.flatMap((lead) => {
    const day = daily.find(({ date }) => date === addDays(today, lead))
    if (!day) return []
    const mm = amountOf(day)
    const chance = day.precipitationChancePercent
    return {
      source,
      station,
      day: day.date,
      leadDays: lead,
      high: Math.round(10 * day.temperatureMaxC),
      low: Math.round(10 * day.temperatureMinC),
      rain: mm === null ? null : Math.round(10 * mm),
      chancePercent: chance === null ? null : Math.round(chance),
    }
  })
}
