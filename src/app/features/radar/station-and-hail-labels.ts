import type { Format } from '../../i18n/format.ts'
import type { MapLabel } from '../map/map-labels.ts'
import type { Fetched, Hail, Stations } from './use-map-data.ts'

/** The temperature over the wind, whose arrow points where it blows to. */
export function stationLabels(stations: Fetched<Stations>, { degrees, speed }: Format): MapLabel[] {
  if (stations === null || stations === 'failed') return []
  return stations.data.map(({ lat, lon, temperatureC, windSpeedKmh, windFromDegrees }) => ({
    lat,
    lon,
    text: temperatureC === null ? '' : degrees(temperatureC),
    small: windSpeedKmh === null ? '' : speed(windSpeedKmh),
    towards: windFromDegrees === null ? null : (windFromDegrees + 180) % 360,
  }))
}

export function hailLabels(hail: Fetched<Hail>, { percent }: Format): MapLabel[] {
  if (hail === null || hail === 'failed') return []
  return hail.data.cells.map((cell) => ({
    lat: cell.lat,
    lon: cell.lon,
    text: percent(cell.percent),
    small: '',
    towards: null,
  }))
}
