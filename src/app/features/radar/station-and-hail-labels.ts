import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { Format } from '../../i18n/format.ts'
import type { MapLabel } from '../map/map-labels.ts'
import type { Fetched, Hail, Stations } from './map-data.ts'

/** Further from their moment, labels over the map would tell of another weather. */
const holdsMs = 5 * minuteMs

/** When they were measured, where that is not the time shown: labels are faded then, and say so. null: it is. */
export function otherMoment(of: Fetched<{ observedAt: number | null }>, shownAt: number): number | null {
  if (of === null || of === 'failed' || of.observedAt === null) return null
  return Math.abs(of.observedAt - shownAt) <= holdsMs ? null : of.observedAt
}

/** As long as the radar reaches, and the age of the measurement. */
const reachMs = 2.25 * hourMs

/** Beyond the radar's hours nothing that was measured lies over the map: it would cover the forecast, and be read as its. */
export const isWithinReach = (of: Fetched<{ observedAt: number | null }>, shownAt: number): boolean =>
  of !== null && of !== 'failed' && Math.abs((of.observedAt ?? shownAt) - shownAt) <= reachMs

/** The temperature over the wind, whose arrow points where it blows to; the `time`, if it is another moment's, replaces it. */
export function stationLabels(
  stations: Fetched<Stations>,
  time: string | null,
  { degrees, speed }: Format,
): MapLabel[] {
  if (stations === null || stations === 'failed') return []
  return stations.data.map(({ lat, lon, temperatureC, windSpeedKmh, windFromDegrees }) => {
    const wind = windSpeedKmh === null ? '' : speed(windSpeedKmh)
    return {
      lat,
      lon,
      text: temperatureC === null ? '' : degrees(temperatureC),
      small: time ?? wind,
      towards: windFromDegrees === null || time !== null ? null : (windFromDegrees + 180) % 360,
      isFaded: time !== null,
    }
  })
}

export function hailLabels(hail: Fetched<Hail>, time: string | null, { percent }: Format): MapLabel[] {
  if (hail === null || hail === 'failed') return []
  return hail.data.cells.map((cell) => ({
    lat: cell.lat,
    lon: cell.lon,
    text: percent(cell.percent),
    small: time ?? '',
    towards: null,
    isFaded: time !== null,
  }))
}
