import { newestDepth, type SnowStation, toleratedSkewMs } from '../../domain/snow/snow-station.ts'
import { cleanedName } from '../../domain/texts/cleaned-name.ts'
import { dayMs, hourMs } from '../../domain/time/durations.ts'
import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import { metresPerSecondToKmh } from '../../domain/weather/units.ts'
import { oneLineText } from '../json/one-line-text.ts'
import type { WireDailySnow, WireMeasurement, WireStation } from './schema.ts'

const oldestFreshSnowMs = 36 * hourMs

type Row = { at: number; wire: WireMeasurement; depthCm: number; surfaceC: number | undefined }

export function mapStations(
  stations: readonly WireStation[],
  measurements: readonly WireMeasurement[],
  dailySnow: readonly WireDailySnow[],
  now: number,
): SnowStation[] {
  const rows = Map.groupBy(measurements.flatMap(rowOf), ({ wire }) => wire.station_code)
  const fresh = newestFreshSnow(dailySnow, now)
  const seen = new Set<string>()
  return stations.flatMap((station): SnowStation[] => {
    if (seen.has(station.code)) return []
    seen.add(station.code)
    const known = newestDepth(rows.get(station.code) ?? [], now)
    if (known === null) return []
    const { newest, change24hCm } = known
    const { TA_30MIN_MEAN, VW_30MIN_MEAN, VW_30MIN_MAX, DW_30MIN_MEAN } = newest.wire
    return [
      {
        id: station.code,
        name: cleanedName(oneLineText(station.label, 80)),
        canton: station.canton_code ?? null,
        coordinates: { lat: station.lat, lon: station.lon },
        heightM: Math.round(station.elevation),
        measuredAt: newest.at,
        depthCm: newest.depthCm,
        change24hCm,
        freshSnow: fresh.get(station.code) ?? null,
        temperatureC: TA_30MIN_MEAN ?? null,
        windSpeedKmh: VW_30MIN_MEAN === undefined ? null : metresPerSecondToKmh(VW_30MIN_MEAN),
        windGustKmh: VW_30MIN_MAX === undefined ? null : metresPerSecondToKmh(VW_30MIN_MAX),
        windFromDegrees: DW_30MIN_MEAN ?? null,
      },
    ]
  })
}

/** Rows without a depth say nothing here. */
function rowOf(wire: WireMeasurement): Row[] {
  const at = instantOf(wire.measure_date)
  if (at === null || wire.HS === undefined) return []
  return [{ at, wire, depthCm: Math.max(0, Math.round(wire.HS)), surfaceC: wire.TSS_30MIN_MEAN }]
}

function newestFreshSnow(
  rows: readonly WireDailySnow[],
  now: number,
): Map<string, { cm: number; at: number }> {
  const newest = new Map<string, { cm: number; at: number }>()
  for (const { station_code, measure_date, HN_1D } of rows) {
    const at = dailyInstantOf(measure_date)
    if (at === null || HN_1D === undefined) continue
    if (at > now + toleratedSkewMs || now - at > oldestFreshSnowMs) continue
    const known = newest.get(station_code)
    if (!known || known.at < at) newest.set(station_code, { cm: Math.round(HN_1D), at })
  }
  return newest
}

/** Times are UTC; daily rows leave the Z away. */
const instantOf = (date: string): number | null =>
  parseIsoInstant(/(?:Z|[+-]\d\d:?\d\d)$/.test(date) ? date : `${date}Z`)

/** Days are stamped with midnight; their snow is that of the 24 hours before 6 UTC. */
function dailyInstantOf(date: string): number | null {
  const at = instantOf(date)
  return at !== null && at % dayMs === 0 ? at + 6 * hourMs : at
}
