import type { WaterReading } from '../../../domain/water/water.ts'
import type { Writing } from '../../i18n/writing.ts'
import { gaugeRow, nameOf } from './gauge-row.server.ts'

/** By the office's own name, which is the same in every language. */
const keyOf = ({ water, name }: WaterReading): string => water ?? name

/** Every water by name, and the stations of the chosen one: two hundred rows would be too many. */
export function waterIndex(readings: readonly WaterReading[], chosenKey: string | null, writing: Writing) {
  const collator = new Intl.Collator(writing.language)
  const index = (['lake', 'river'] as const).map((kind) => {
    const groups = Map.groupBy(
      readings.filter((reading) => reading.kind === kind),
      keyOf,
    )
    const waters = [...groups].map(([key, [first, ...others]]) => ({
      key,
      name: first ? nameOf(first, writing).water : key,
      count: others.length + 1,
    }))
    return { kind, waters: waters.sort((a, b) => collator.compare(a.name, b.name)) }
  })
  const own = readings.filter((reading) => keyOf(reading) === chosenKey)
  const [first] = own
  const rows = own
    .map((one) => gaugeRow(one, null, writing))
    .sort((a, b) => collator.compare(a.station, b.station))
  return {
    /** Levels view: every lake and river, by name. */
    index: index.filter(({ waters }) => waters.length > 0),
    /** The one chosen in the address, with all its stations. */
    chosen: first ? { key: keyOf(first), name: nameOf(first, writing).water, rows } : null,
  }
}
