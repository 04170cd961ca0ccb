import type { MeasuredDay } from '../domain/accuracy/score.ts'
import { leadDays } from '../domain/accuracy/score.ts'
import { hourMs, tenMinutesMs } from '../domain/time/durations.ts'
import { addDays, instantOfLocal, startOfLocalDay, swissTime } from '../domain/time/local-time.ts'
import type { QueuedDay } from '../ports/accuracy.ts'
import type { Station } from '../ports/local-forecasts.ts'
import { type AirState, type Atmosphere, createAtmosphere } from './atmosphere.ts'
import { createForecastHours } from './forecast-hours.ts'
import { type PointForecast, pointForecast } from './local-forecast-values.ts'
import { locationForecast } from './met-norway-wire.ts'
import { stampOf } from './swiss-table.ts'

const morningHour = 6
/** As the site names MeteoSwiss' local forecasts. */
const source = 'meteoswiss-forecast'

/** Reads a body of MET Norway's for a station as the site does; of a station it is not requested for, null. */
export type WorldDays = ((station: Station, body: object, runMs: number) => QueuedDay[]) | null

type Span = { firstDay: string; lastDay: string }

/** What the demo world's morning runs said of a station's days, and what the station measured on them. */
export function createPastForecasts(seed: number, worldDaysOf: (station: Station) => WorldDays = () => null) {
  return function* pastOf(
    station: Station,
    { firstDay, lastDay }: Span,
  ): Generator<undefined, { queued: QueuedDay[]; measured: Map<string, MeasuredDay> }> {
    const atmosphere = remembered(createAtmosphere(seed))
    const queued: QueuedDay[] = []
    const measured = new Map<string, MeasuredDay>()
    const worldDays = worldDaysOf(station)
    const site = { coordinates: station.coordinates, elevationM: station.heightM }
    // Every run covers the same hours.
    const hourAt = createForecastHours(createAtmosphere(seed), site, 0)
    const point = { ...station, id: numberOf(station.id), type: 3 as const, postcode: '' }
    for (let issued = addDays(firstDay, -leadDays.length); issued <= lastDay; issued = addDays(issued, 1)) {
      measured.set(issued, yield* measuredDay(atmosphere, station, issued))
      if (issued === lastDay) break
      const runMs = instantOfLocal(issued, morningHour, swissTime)
      const forecast = pointForecast(atmosphere, seed, point, { runMs, days: leadDays.length + 1 })
      const said = leadDays.map(
        (lead): QueuedDay => ({
          ...dayOf(forecast, addDays(issued, lead)),
          station: station.id,
          leadDays: lead,
        }),
      )
      yield
      if (worldDays) {
        const body = locationForecast(hourAt, site, runMs)
        yield
        said.push(...worldDays(station, body, runMs))
      }
      queued.push(...said.filter(({ day }) => day >= firstDay && day <= lastDay))
      yield
    }
    return { queued, measured }
  }
}

/** The values of the station's table, ten minutes by ten minutes. */
function* measuredDay(
  atmosphere: Atmosphere,
  { coordinates, heightM }: Station,
  day: string,
): Generator<undefined, MeasuredDay> {
  const endMs = startOfLocalDay(addDays(day, 1), swissTime)
  const measured = { temperatureCount: 0, high: -9999, low: 9999, rainCount: 0, rain: 0 }
  for (let atMs = startOfLocalDay(day, swissTime) + tenMinutesMs; atMs <= endMs; atMs += tenMinutesMs) {
    const air = atmosphere.at(coordinates, heightM, atMs)
    const rate = (air.rateMmh + atmosphere.rateAt(coordinates, atMs - tenMinutesMs / 2)) / 2
    const temperature = Math.round(10 * air.temperatureC)
    measured.temperatureCount++
    measured.high = Math.max(measured.high, temperature)
    measured.low = Math.min(measured.low, temperature)
    measured.rainCount++
    measured.rain += Math.round((10 * rate) / 6)
    if (atMs % hourMs === 0) yield
  }
  return measured
}

/** As the site reads it from the files: the chance is the highest of the three-hour chances within the day. */
function dayOf({ days, hours }: PointForecast, day: string): Omit<QueuedDay, 'station' | 'leadDays'> {
  const values = days.find(({ stamp }) => stamp.startsWith(day.replaceAll('-', '')))?.values ?? {}
  const [from, to] = [
    startOfLocalDay(day, swissTime) + 3 * hourMs,
    startOfLocalDay(addDays(day, 1), swissTime),
  ].map(stampOf)
  const chances = hours
    .filter(({ stamp }) => stamp >= (from ?? '') && stamp <= (to ?? ''))
    .map((hour) => hour.values.rp0003i0 ?? 0)
  return {
    source,
    day,
    high: Math.round(10 * (values.tre200px ?? 0)),
    low: Math.round(10 * (values.tre200pn ?? 0)),
    rain: Math.round(10 * (values.rka150p0 ?? 0)),
    chancePercent: Math.round(Math.max(0, ...chances)),
  }
}

/** The same hours are forecast by seven runs; rain is looked up at full ten minutes, which no daily sum notices. */
function remembered(atmosphere: Atmosphere): Atmosphere {
  const air = new Map<number, AirState>()
  const rates = new Map<number, number>()
  return {
    ...atmosphere,
    at(coordinates, elevationM, atMs) {
      const known = air.get(atMs) ?? atmosphere.at(coordinates, elevationM, atMs)
      air.set(atMs, known)
      return known
    },
    rateAt(coordinates, atMs) {
      const ten = Math.round(atMs / tenMinutesMs)
      const known = rates.get(ten) ?? atmosphere.rateAt(coordinates, ten * tenMinutesMs)
      rates.set(ten, known)
      return known
    },
  }
}

const numberOf = (id: string) => [...id].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 0)
