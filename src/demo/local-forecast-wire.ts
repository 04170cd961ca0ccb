import { createHash } from 'node:crypto'
import type { Atmosphere } from './atmosphere.ts'
import { demoPoints, pointList } from './local-forecast-points.ts'
import {
  dailyParameters,
  hourlyParameters,
  type PointForecast,
  pointForecast,
  stampOf,
} from './local-forecast-values.ts'
import { dayMs, hourMs } from './synoptic.ts'

export const forecastCollection = 'ch.meteoschweiz.ogd-local-forecasting'

/** A run is whole five minutes after its hour. */
const publishedAfterMs = 5 * 60_000

const itemOf = (atMs: number) => `${stampOf(atMs).slice(0, 8)}-ch`
const decimals = (parameter: string) =>
  /^npro/.test(parameter) ? 2 : /^(jww|jp2|dkl|zprfr|sre|rp0)/.test(parameter) ? 0 : 1

/** Local forecasts in MeteoSwiss' own files. Only the newest run is kept: each takes seconds to make. */
export function createLocalForecastWire(atmosphere: Atmosphere, seed: number) {
  let made: { runMs: number; files: Map<string, Uint8Array<ArrayBuffer>> } | null = null

  const newestRun = (nowMs: number) => Math.floor((nowMs - publishedAfterMs) / hourMs) * hourMs

  function filesOf(runMs: number): Map<string, Uint8Array<ArrayBuffer>> {
    if (made?.runMs === runMs) return made.files
    const forecasts = demoPoints.map((point) => pointForecast(atmosphere, seed, point, runMs))
    const files = new Map<string, Uint8Array<ArrayBuffer>>()
    for (const parameter of [...hourlyParameters, ...dailyParameters]) {
      const name = `vnut12.lssw.${stampOf(runMs)}.${parameter}.csv`
      files.set(name, fileOf(parameter, forecasts))
    }
    made = { runMs, files }
    return files
  }

  return {
    /** A STAC item: the run where it is of that day; tomorrow's stands ready, empty; null for days not kept. */
    item(itemId: string, nowMs: number, origin: string): object | null {
      const runMs = newestRun(nowMs)
      const known = [-1, 0, 1].map((days) => itemOf(nowMs + days * dayMs))
      if (!known.includes(itemId)) return null
      const assets: Record<string, object> = {}
      if (itemId === itemOf(runMs)) {
        const written = new Date(runMs + publishedAfterMs).toISOString()
        for (const [name, bytes] of filesOf(runMs))
          assets[name] = {
            type: 'text/csv',
            href: `${origin}/${forecastCollection}/${itemId}/${name}`,
            created: written,
            updated: written,
            'file:checksum': `1220${createHash('sha256').update(bytes).digest('hex')}`,
          }
      }
      return { id: itemId, collection: forecastCollection, type: 'Feature', stac_version: '1.0.0', assets }
    },
    /** null: no such object. */
    file(path: string, nowMs: number): Uint8Array<ArrayBuffer> | null {
      if (path.endsWith('/ogd-local-forecasting_meta_point.csv')) return pointList()
      const name = path.split('/').at(-1) ?? ''
      const runMs = newestRun(nowMs)
      const ofRun = made?.files.get(name)
      if (ofRun) return ofRun
      return name.includes(`.${stampOf(runMs)}.`) ? (filesOf(runMs).get(name) ?? null) : null
    },
  }
}

/** Temperatures come hour by hour, the rest point by point: as in the real files. */
function fileOf(parameter: string, forecasts: readonly PointForecast[]): Uint8Array<ArrayBuffer> {
  const isDaily = dailyParameters.includes(parameter)
  const digits = decimals(parameter)
  const rows = demoPoints.map(({ id, type }, point) =>
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
