import { dayMs, hourMs, minuteMs } from '../domain/time/durations.ts'
import type { Atmosphere } from './atmosphere.ts'
import { demoStations } from './demo-stations.ts'
import { depthOver, type SnowSite, snowfalls } from './snowpack.ts'

/** Snow stations of the demo world are next to its mountain weather stations. */
export const lowestImisM = 1400
const sites = demoStations
  .filter(({ heightM }) => heightM >= lowestImisM)
  .map(({ id, name, canton, heightM, coordinates }, index) => ({
    code: `${id}2`,
    label: name,
    canton,
    site: { coordinates, heightM, seed: 900 + index } satisfies SnowSite,
  }))

const stepMs = hourMs / 2
/** A row is there so long after its half hour. */
const publishedAfterMs = 8 * minuteMs
const round = (value: number, digits: number) => Number(value.toFixed(digits))
const iso = (atMs: number) => new Date(atMs).toISOString().replace('.000', '')

/** /imis/stations */
export function imisStations(): object[] {
  return sites.map(({ code, label, canton, site }) => ({
    code,
    label,
    lon: site.coordinates.lon,
    lat: site.coordinates.lat,
    elevation: site.heightM,
    country_code: canton === 'FL' ? 'LI' : 'CH',
    canton_code: canton,
    type: 'SNOW_FLAT',
  }))
}

/** /imis/measurements: the last day by half hours. */
export function imisMeasurements(atmosphere: Atmosphere, nowMs: number): object[] {
  const newestMs = Math.floor((nowMs - publishedAfterMs) / stepMs) * stepMs
  return sites.flatMap(({ code, site }) => {
    const depthAt = depthOver(atmosphere, site, newestMs)
    return Array.from({ length: 49 }, (_, index) => {
      const atMs = newestMs - dayMs + index * stepMs
      const row = { station_code: code, measure_date: iso(atMs), HS: depthAt(atMs) }
      // The air of the newest row alone: it is what a reader looks at, and costs most.
      if (atMs !== newestMs) return row
      const air = atmosphere.at(site.coordinates, site.heightM, atMs)
      return {
        ...row,
        TA_30MIN_MEAN: round(air.temperatureC, 1),
        RH_30MIN_MEAN: round(air.humidityPercent, 0),
        TSS_30MIN_MEAN: round(Math.min(0, air.temperatureC - 3), 1),
        VW_30MIN_MEAN: round(air.windSpeedMs, 1),
        VW_30MIN_MAX: round(air.gustMs, 1),
        DW_30MIN_MEAN: round(air.windFromDegrees, 0),
        RSWR_30MIN_MEAN: null,
      }
    })
  })
}

/** /imis/daily-snow: depth and fresh snow of the day before 06:00 UTC, published an hour later. */
export function imisDailySnow(atmosphere: Atmosphere, nowMs: number): object[] {
  const atMs = Math.floor((nowMs - 7 * hourMs) / dayMs) * dayMs + 6 * hourMs
  return sites.map(({ code, site }) => ({
    station_code: code,
    measure_date: iso(atMs),
    HS: depthOver(atmosphere, site, atMs)(atMs),
    HN_1D: Math.round(
      snowfalls(atmosphere, site, atMs / (6 * hourMs), 4).reduce((sum, fall) => sum + fall, 0),
    ),
  }))
}
