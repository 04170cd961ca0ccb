import { createHash } from 'node:crypto'
import { dayMs, hourMs, minuteMs } from '../domain/time/durations.ts'
import { instantOfLocal, localDate, swissTime } from '../domain/time/local-time.ts'
import type { Atmosphere } from './atmosphere.ts'
import { type DemoPoint, demoPoints, pointList } from './local-forecast-points.ts'
import {
  dailyParameters,
  hourlyParameters,
  type PointForecast,
  pointForecast,
} from './local-forecast-values.ts'
import { stampOf } from './swiss-table.ts'

export const forecastCollection = 'ch.meteoschweiz.ogd-local-forecasting'

/** A run is whole five minutes after its hour. */
const publishedAfterMs = 5 * minuteMs

const nameOf = (runMs: number, parameter: string) => `vnut12.lssw.${stampOf(runMs)}.${parameter}.csv`
const itemOf = (atMs: number) => `${stampOf(atMs).slice(0, 8)}-ch`
const decimals = (parameter: string) =>
  /^npro/.test(parameter) ? 2 : /^(jww|jp2|dkl|zprfr|sre|rp0)/.test(parameter) ? 0 : 1

/** Of earlier runs only this morning's is there, and of it what is compared: each takes seconds to make. */
const morningParameters = ['tre200h0', 'rre150h0']
const morningDays = 2
const morningHour = 6

type Files = Map<string, Uint8Array<ArrayBuffer>>
type Run = { runMs: number; files: Files }

/** Local forecasts in MeteoSwiss' own files. */
export function createLocalForecastWire(
  atmosphere: Atmosphere,
  seed: number,
  points: readonly DemoPoint[] = demoPoints,
) {
  let newest: Run | null = null
  let morning: Run | null = null

  const newestRun = (nowMs: number) => Math.floor((nowMs - publishedAfterMs) / hourMs) * hourMs
  const morningRun = (nowMs: number) => instantOfLocal(localDate(nowMs, swissTime), morningHour, swissTime)

  function make(runMs: number, parameters: readonly string[], days?: number): Run {
    const forecasts = points.map((point) => pointForecast(atmosphere, seed, point, { runMs, days }))
    const files = parameters.map(
      (parameter) => [nameOf(runMs, parameter), fileOf(parameter, points, forecasts)] as const,
    )
    return { runMs, files: new Map(files) }
  }

  function newestFiles(nowMs: number): Files {
    const runMs = newestRun(nowMs)
    if (newest?.runMs !== runMs) newest = make(runMs, [...hourlyParameters, ...dailyParameters])
    return newest.files
  }
  function morningFiles(nowMs: number): Files {
    const runMs = morningRun(nowMs)
    if (morning?.runMs !== runMs) morning = make(runMs, morningParameters, morningDays)
    return morning.files
  }

  return {
    /** A STAC item: the run where it is of that day; tomorrow's exists already, empty; null for days not kept. */
    item(itemId: string, nowMs: number, origin: string): object | null {
      const runMs = newestRun(nowMs)
      const known = [-1, 0, 1].map((days) => itemOf(nowMs + days * dayMs))
      if (!known.includes(itemId)) return null
      const assets: Record<string, object> = {}
      const list = (name: string, atMs: number, checksum?: string) => {
        const written = new Date(atMs + publishedAfterMs).toISOString()
        assets[name] = {
          type: 'text/csv',
          href: `${origin}/${forecastCollection}/${itemId}/${name}`,
          created: written,
          updated: written,
          ...(checksum && { 'file:checksum': checksum }),
        }
      }
      const morningMs = morningRun(nowMs)
      // Generated when fetched: reading the list alone does not wait for them.
      if (itemId === itemOf(morningMs) && morningMs < runMs)
        for (const parameter of morningParameters) list(nameOf(morningMs, parameter), morningMs)
      if (itemId === itemOf(runMs))
        for (const [name, bytes] of newestFiles(nowMs))
          list(name, runMs, `1220${createHash('sha256').update(bytes).digest('hex')}`)
      return { id: itemId, collection: forecastCollection, type: 'Feature', stac_version: '1.0.0', assets }
    },
    /** null: no such object. */
    file(path: string, nowMs: number): Uint8Array<ArrayBuffer> | null {
      if (path.endsWith('/ogd-local-forecasting_meta_point.csv')) return pointList(points)
      const name = path.split('/').at(-1) ?? ''
      const made = newest?.files.get(name) ?? morning?.files.get(name)
      if (made) return made
      if (name.includes(`.${stampOf(newestRun(nowMs))}.`)) return newestFiles(nowMs).get(name) ?? null
      if (name.includes(`.${stampOf(morningRun(nowMs))}.`)) return morningFiles(nowMs).get(name) ?? null
      return null
    },
  }
}

/** Temperatures come hour by hour, the rest point by point: as in the real files. */
function fileOf(
  parameter: string,
  points: readonly DemoPoint[],
  forecasts: readonly PointForecast[],
): Uint8Array<ArrayBuffer> {
  const isDaily = dailyParameters.includes(parameter)
  const digits = decimals(parameter)
  const rows = points.map(({ id, type }, point) =>
    (isDaily ? forecasts[point]?.days : forecasts[point]?.hours)?.map(
      ({ stamp, values }) => `${id};${type};${stamp};${(values[parameter] ?? 0).toFixed(digits)}`,
    ),
  )
  const steps = rows[0]?.length ?? 0
  const isByDate = isDaily || parameter.startsWith('tre')
  const ordered = isByDate
    ? Array.from({ length: steps }, (_, step) => rows.map((row) => row?.[step]).join('\n'))
    : rows.map((row) => row?.join('\n'))
  return new Uint8Array(Buffer.from(`point_id;point_type_id;Date;${parameter}\n${ordered.join('\n')}\n`))
}
