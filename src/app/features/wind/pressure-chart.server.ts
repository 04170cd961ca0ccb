import { hourMs } from '../../../domain/time/durations.ts'
import { hourOfDay, swissTime } from '../../../domain/time/local-time.ts'
import type { Writing } from '../../i18n/writing.ts'
import { heightScale, linePath, plotWidth } from '../charts/chart-paths.ts'
import { valueAxis } from '../charts/value-ticks.server.ts'
import type { PressureChart } from './wind-view.ts'

const height = 200
/** So that a calm day does not look like a storm. */
const leastRangeHpa = 5
const labelHours = 3
/** So much in two hours, and the curve would cross the figure at its end. */
const steepHpa = 0.8

type Hour = { at: number; hpa: number | null }

/** The curve of a difference over the hours, with its thresholds. */
export function pressureChart(
  hours: readonly Hour[],
  { label, thresholds }: { label: string; thresholds: { hpa: number; text: string }[] },
  { format }: Writing,
): PressureChart {
  const values = hours.flatMap(({ hpa }) => (hpa === null ? [] : [hpa]))
  const axis = valueAxis([...values, -leastRangeHpa, leastRangeHpa], { air: 1 })
  const y = heightScale(axis.low, axis.high, height)
  // In the middle of the hour's cell below.
  const x = (index: number) => (index + 0.5) / Math.max(1, hours.length)
  return {
    label,
    unit: 'hPa',
    height,
    line: linePath(
      hours.map(({ hpa }, index) => ({ x: x(index) * plotWidth, y: hpa === null ? null : y(hpa) })),
    ),
    ticks: axis.ticks.map((tick) => ({ text: format.number(tick, 1), y: y(tick) })),
    zeroY: y(0),
    thresholds: thresholds.map(({ hpa, text }) => ({
      text,
      y: y(hpa),
      x: clearOf(
        hours.map((hour, index) => ({ x: x(index), y: hour.hpa === null ? null : y(hour.hpa) })),
        y(hpa),
      ),
    })),
    peaks: peaksOf(hours).map(({ index, hpa, side }) => ({
      x: x(index),
      y: y(hpa),
      text: `${hpa > 0 ? '+' : ''}${format.fixed(hpa, 1)}`,
      side,
    })),
    hours: hours.flatMap(({ at }, index) => {
      const hour = hourOfDay(at, swissTime)
      if (hour % labelHours !== 0 || at % hourMs !== 0) return []
      const text = hour === 0 ? format.weekdayShort(at, swissTime) : format.hour(at, swissTime)
      return [{ x: x(index), text, isDay: hour === 0 }]
    }),
  }
}

/** Of a threshold's label on a phone: its share of the width, its height above the line and a little below, px. */
const labelShare = 0.4
const labelAbove = 20
const labelBelow = 4

/** Where a threshold's label begins: the first place, from the left, that the curve does not cross. */
function clearOf(curve: readonly { x: number; y: number | null }[], thresholdY: number): number {
  const starts = [0, 1 - 2 * labelShare, 1 - labelShare]
  const isClear = (start: number) =>
    curve.every(
      (point) =>
        point.y === null ||
        point.x < start ||
        point.x > start + labelShare ||
        point.y < thresholdY - labelAbove ||
        point.y > thresholdY + labelBelow,
    )
  return starts.find(isClear) ?? 0
}

/** The highest, the lowest and the newest value; near the newest the others are left out. */
function peaksOf(hours: readonly Hour[]): { index: number; hpa: number; side: 'above' | 'below' }[] {
  const known = hours.flatMap(({ hpa }, index) =>
    hpa === null ? [] : [{ index, hpa, side: hpa >= 0 ? ('above' as const) : ('below' as const) }],
  )
  const last = known.at(-1)
  if (!last) return []
  // The curve comes from the left: where it rises the newest figure goes above it, where it falls below.
  const before = known.at(-3) ?? last
  if (Math.abs(last.hpa - before.hpa) >= steepHpa) last.side = last.hpa > before.hpa ? 'above' : 'below'
  const byHpa = known.toSorted((a, b) => a.hpa - b.hpa)
  const extremes = [byHpa[0], byHpa.at(-1)].flatMap((one) =>
    one && last.index - one.index >= 3 && one.index >= 1 ? [one] : [],
  )
  return [...new Set([...extremes, last])]
}
