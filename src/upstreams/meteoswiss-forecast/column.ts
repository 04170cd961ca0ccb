import { dayMs, hourMs } from '../../domain/time/durations.ts'
import type { Parameter } from './parameters.ts'
import { type ListedPoint, pointKey } from './point-list.ts'

/** Which hours and days a table has room for. */
export type Span = {
  /** First stamp of hourly files. */
  firstHourAt: number
  hours: number
  /** First local day, as the UTC midnight of its date: days are counted, never converted. */
  firstDay: number
  days: number
}

/** Hourly files begin at 21 or 22 h UTC of the day before and end at midnight nine days on; some room on both sides. */
export function spanOfRun(runAt: number): Span {
  const midnight = Math.floor(runAt / dayMs) * dayMs
  return { firstHourAt: midnight - 6 * hourMs, hours: 240, firstDay: midnight - dayMs, days: 11 }
}

export const stepsOf = ({ isDaily }: Pick<Parameter, 'isDaily'>, span: Span) =>
  isDaily ? span.days : span.hours

/** Fills a column row by row, step after step with all points; answers how many values found their place. */
export function createColumnFiller(
  parameter: Parameter,
  points: readonly ListedPoint[],
  span: Span,
  values: Int16Array,
) {
  const keys = points.map(({ id, type }) => pointKey(id, type))
  const indexOf = new Map(keys.map((key, index) => [key, index]))
  const steps = stepsOf(parameter, span)
  const { perUnit, lowest, highest } = parameter
  let filled = 0
  let lastIndex = -1
  let lastStamp = -1
  let step = -1
  return {
    take(pointId: number, typeId: number, stamp: number, value: number): void {
      if (stamp !== lastStamp) {
        lastStamp = stamp
        step = stepOfStamp(stamp, parameter, span)
      }
      if (step < 0 || step >= steps || value < lowest || value > highest || typeId > 3) return
      const key = pointKey(pointId, typeId)
      // Most files repeat the last point or continue with the next.
      let index = keys[lastIndex] === key ? lastIndex : lastIndex + 1
      if (keys[index] !== key) index = indexOf.get(key) ?? -1
      if (index < 0) return
      lastIndex = index
      values[step * points.length + index] = Math.round(value * perUnit)
      filled++
    },
    filled: () => filled,
  }
}

/** −1 for a stamp that is no full hour, no date at all, or lies outside. */
function stepOfStamp(stamp: number, { isDaily }: Parameter, span: Span): number {
  const minute = stamp % 100
  const hour = Math.floor(stamp / 100) % 100
  const day = Math.floor(stamp / 10_000) % 100
  const month = Math.floor(stamp / 1_000_000) % 100
  const year = Math.floor(stamp / 100_000_000)
  const date = Date.UTC(year, month - 1, day)
  const isDate = new Date(date).getUTCDate() === day && new Date(date).getUTCMonth() === month - 1
  if (!isDate || hour > 23 || minute !== 0) return -1
  if (isDaily) return (date - span.firstDay) / dayMs
  return (date + hour * hourMs - span.firstHourAt) / hourMs
}
