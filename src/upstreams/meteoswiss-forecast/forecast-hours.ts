import { createHash } from 'node:crypto'
import { hourMs } from '../../domain/time/durations.ts'
import type { ForecastHours, HourField, LocalPoint } from '../../ports/local-forecasts.ts'
import { missing, parameters } from './parameters.ts'
import { pictogram } from './pictograms.ts'
import type { Table } from './table-file.ts'

/** By the number of the pictogram; NaN for one that is none. */
const codes = Float32Array.from(
  { length: 143 },
  (_, number) => pictogram(number)?.conditionCode ?? Number.NaN,
)

/** Means and sums are stamped with the end of their hour, clouds and the freezing level with a moment: its beginning. */
const columnOf: Record<HourField, { id: string; isMoment?: boolean; meanings?: Float32Array }> = {
  temperatureC: { id: 'tre200h0' },
  temperatureP90C: { id: 'treq90h0' },
  temperatureP10C: { id: 'treq10h0' },
  precipitationMm: { id: 'rre150h0' },
  precipitationP90Mm: { id: 'rreq90h0' },
  precipitationP10Mm: { id: 'rreq10h0' },
  precipitationChancePercent: { id: 'rp0003i0' },
  windKmh: { id: 'fu3010h0' },
  gustKmh: { id: 'fu3010h1' },
  windFromDegrees: { id: 'dkl010h0' },
  sunshineMinutes: { id: 'sre000h0' },
  lowCloud: { id: 'nprolohs', isMoment: true },
  middleCloud: { id: 'npromths', isMoment: true },
  highCloud: { id: 'nprohihs', isMoment: true },
  freezingLevelM: { id: 'zprfr0hs', isMoment: true },
  conditionCode: { id: 'jww003i0', meanings: codes },
}

const parameterOf = new Map(parameters.map((parameter) => [parameter.id, parameter]))

export function forecastHours(table: Table, points: readonly LocalPoint[]): ForecastHours {
  return {
    runAt: table.runAt,
    contentId: contentIdOf(table),
    points,
    everywhere(field, startAt) {
      const { id, isMoment = false, meanings } = columnOf[field]
      const step = ((isMoment ? startAt : startAt + hourMs) - table.span.firstHourAt) / hourMs
      if (!Number.isInteger(step) || step < 0 || step >= table.span.hours) return null
      const values = table.everywhere(id, step)
      const parameter = parameterOf.get(id)
      if (values === null || !parameter) return null
      const { perUnit } = parameter
      const [lowest, highest] = [parameter.lowest * perUnit, parameter.highest * perUnit]
      // A ranking reads a hundred of these for one answer: a plain loop takes a tenth of the time of `from`.
      const read = new Float32Array(values.length).fill(Number.NaN)
      for (let point = 0; point < values.length; point++) {
        const value = values[point] ?? missing
        // A file on disk can be damaged; `missing` is lower than any value.
        if (value < lowest || value > highest) continue
        read[point] = meanings ? (meanings[value] ?? Number.NaN) : value / perUnit
      }
      return read
    },
  }
}

function contentIdOf(table: Table): string {
  const hash = createHash('sha256').update(String(table.runAt))
  for (const { id } of parameters) hash.update(`${id}:${table.checksumOf(id) ?? table.fetchedAt};`)
  for (const { id, type, lat, lon, heightM } of table.points)
    hash.update(`${id};${type};${lat};${lon};${heightM};`)
  return hash.digest('base64url').slice(0, 8)
}

const kinds = ['station', 'locality', 'mountain'] as const

/** Those that have a forecast. */
export function pointsOf(table: Table): LocalPoint[] {
  return table.points
    .map(({ type, postcode, name, heightM, lat, lon }, index) => ({
      index,
      name,
      kind: kinds[type - 1] ?? 'mountain',
      postcode,
      coordinates: { lat, lon },
      heightM,
    }))
    .filter(({ index }) => table.hasForecast(index))
}
