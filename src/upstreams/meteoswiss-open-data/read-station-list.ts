import type { Station } from '../../ports/local-forecasts.ts'
import { numberIn, readCsv } from './read-csv.ts'

export const stationId = /^[A-Z0-9]{2,8}$/

/** ogd-…_meta_stations.csv of any network of MeteoSwiss: the stations and their positions. */
export function readStationList(text: string): Station[] {
  return readCsv(text).flatMap((row) => {
    const id = row('station_abbr')
    const name = row('station_name').slice(0, 80)
    const heightM = numberIn(row('station_height_masl'), 0, 5000)
    const lat = numberIn(row('station_coordinates_wgs84_lat'), 45, 48.5)
    const lon = numberIn(row('station_coordinates_wgs84_lon'), 5, 11.5)
    if (!stationId.test(id) || name === '' || heightM === null || lat === null || lon === null) return []
    return [{ id, name, heightM, coordinates: { lat, lon } }]
  })
}
