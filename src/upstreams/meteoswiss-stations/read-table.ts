import type { WindSample } from '../../domain/regional-wind/wind-sample.ts'
import type { StationValues } from '../../ports/local-forecasts.ts'
import {
  type CsvRow,
  instantOfDotted,
  instantOfStamp,
  numberIn,
  readCsv,
} from '../meteoswiss-open-data/read-csv.ts'
import { stationId } from '../meteoswiss-open-data/read-station-list.ts'

/** SwissMetNet. */
export const collection = 'ch.meteoschweiz.ogd-smn'

/** The station's own file of the last day and a half. */
export function ownFileOf(id: string): string {
  const name = id.toLowerCase()
  return `${collection}/${name}/ogd-smn_${name}_t_now.csv`
}

/** What all its tables call alike. */
export const airAndWind = (row: CsvRow) => ({
  temperatureC: numberIn(row('tre200s0'), -60, 50),
  windSpeedKmh: numberIn(row('fu3010z0'), 0, 350),
  windGustKmh: numberIn(row('fu3010z1'), 0, 450),
  windFromDegrees: numberIn(row('dkl010z0'), 0, 360),
})

/** What VQHA80 says of one station; the rain of the hour and the day need several of these tables. */
export type TableValues = Omit<StationValues, 'precipitationLastHourMm' | 'soFar'>

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
      ...airAndWind(row),
      humidityPercent: numberIn(row('ure200s0'), 0, 100),
      dewPointC: numberIn(row('tde200s0'), -80, 40),
      pressureHpa: pressure,
      sunshineMinutes: numberIn(row('sre000z0'), 0, 10),
      precipitation10MinMm: numberIn(row('rre150z0'), 0, 100),
    })
  }
  return values
}

/** ogd-smn_{abbr}_t_now.csv: the same parameters by time; an empty field where the station does not measure. */
export function readStationSeries(text: string): WindSample[] {
  return readCsv(text).flatMap((row) => {
    const measuredAt = instantOfDotted(row('reference_timestamp'))
    if (measuredAt === null) return []
    const index = numberIn(row('wcc006s0'), 0, 2)
    return [
      {
        measuredAt,
        ...airAndWind(row),
        humidityPercent: numberIn(row('ure200s0'), 0, 100),
        pressureHpa: numberIn(row('pp0qffs0'), 900, 1090),
        foehnIndex: index === 0 || index === 1 || index === 2 ? index : null,
      },
    ]
  })
}
