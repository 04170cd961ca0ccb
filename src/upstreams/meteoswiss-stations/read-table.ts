import type { Station, StationValues } from '../../ports/local-forecasts.ts'
import { instantOfStamp, numberIn, readCsv } from '../csv/read-csv.ts'

/** What VQHA80 says of one station; the rain of the hour needs several of these tables. */
export type TableValues = Omit<StationValues, 'precipitationLastHourMm'>

const stationId = /^[A-Z0-9]{2,8}$/

/**
 * VQHA80, all stations of SwissMetNet: "Station/Location;Date;tre200s0;…", a dash where a station does not measure.
 * Columns are taken by name, for their number and order have changed before.
 */
export function readStationTable(text: string): Map<string, TableValues> {
  const values = new Map<string, TableValues>()
  for (const row of readCsv(text)) {
    const id = row('Station/Location')
    const measuredAt = instantOfStamp(row('Date'))
    if (!stationId.test(id) || measuredAt === null) continue
    // At sea level: reduced with the air's own temperature, else (above some 800 m) with the standard atmosphere's.
    const pressure = numberIn(row('pp0qffs0'), 900, 1090) ?? numberIn(row('pp0qnhs0'), 900, 1090)
    values.set(id, {
      measuredAt,
      temperatureC: numberIn(row('tre200s0'), -60, 50),
      humidityPercent: numberIn(row('ure200s0'), 0, 100),
      dewPointC: numberIn(row('tde200s0'), -80, 40),
      pressureHpa: pressure,
      windSpeedKmh: numberIn(row('fu3010z0'), 0, 350),
      windGustKmh: numberIn(row('fu3010z1'), 0, 450),
      windFromDegrees: numberIn(row('dkl010z0'), 0, 360),
      precipitation10MinMm: numberIn(row('rre150z0'), 0, 100),
    })
  }
  return values
}

/** ogd-smn_meta_stations.csv: who they are and where they stand. */
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
