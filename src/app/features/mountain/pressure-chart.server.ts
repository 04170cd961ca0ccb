import { hourMs } from '../../../domain/time/durations.ts'
import { hourOfDay, swissTime } from '../../../domain/time/local-time.ts'
import { heightScale, linePath, plotWidth } from '../../design/chart/chart-paths.ts'
import { valueAxis } from '../../forecast-kit/value-ticks.server.ts'
import type { Writing } from '../../i18n/writing.ts'

const height = 200
/** So that a calm day does not look like a storm. */
const leastRangeHpa = 5
const labelHours = 3

type Hour = { at: number; hpa: number | null }
/** x as a share of the width, y in px. */
type CurvePoint = { x: number; y: number | null }
type Box = { left: number; right: number; top: number; bottom: number }

/** The curve of a difference over the hours, with its thresholds. */
export function pressureChart(
  hours: readonly Hour[],
  { label, thresholds }: { label: string; thresholds: { hpa: number; text: string }[] },
  { format }: Writing,
) {
  const values = hours.flatMap(({ hpa }) => (hpa === null ? [] : [hpa]))
  const axis = valueAxis([...values, -leastRangeHpa, leastRangeHpa], { air: 1 })
  const y = heightScale(axis.low, axis.high, height)
  // In the middle of the hour's cell below.
  const x = (index: number) => (index + 0.5) / Math.max(1, hours.length)
  const curve = hours.map(({ hpa }, index) => ({ x: x(index), y: hpa === null ? null : y(hpa) }))
  const thresholdsY = thresholds.map(({ hpa }) => y(hpa))
  return {
    label,
    unit: 'hPa',
    height,
    /** Through the hours' differences. */
    line: linePath(curve.map((point) => ({ ...point, x: point.x * plotWidth }))),
    ticks: axis.ticks.map((tick) => ({ text: format.number(tick, 1), y: y(tick) })),
    zeroY: y(0),
    thresholds: thresholds.map(({ hpa, text }) => ({ text, y: y(hpa), x: clearStart(curve, y(hpa)) })),
    /** Values written at their points. */
    peaks: peaksOf(hours).map(({ index, hpa }, at, all) => {
      const point = { x: x(index), y: y(hpa) }
      const outwards = hpa >= 0 ? 'above' : 'below'
      return {
        ...point,
        text: `${hpa > 0 ? '+' : ''}${format.fixed(hpa, 1)}`,
        side: at === all.length - 1 ? clearSide(point, curve, thresholdsY, outwards) : outwards,
      }
    }),
    hours: hours.flatMap(({ at }, index) => {
      const hour = hourOfDay(at, swissTime)
      if (hour % labelHours !== 0 || at % hourMs !== 0) return []
      const text = hour === 0 ? format.weekdayShort(at, swissTime) : format.hour(at, swissTime)
      return [{ x: x(index), text, isDay: hour === 0 }]
    }),
  }
}

export type PressureChart = ReturnType<typeof pressureChart>

/** Of a threshold's label on a phone: its share of the width, its height above the line and a little below, px. */
const labelShare = 0.4
const labelAbove = 20
const labelBelow = 4

/** Where a threshold's label begins: the first place, from the left, that the curve does not cross. */
function clearStart(curve: readonly CurvePoint[], thresholdY: number): number {
  const starts = Array.from({ length: 13 }, (_, step) => step / 20)
  const isClear = (left: number) =>
    !crosses(curve, {
      left,
      right: left + labelShare,
      top: thresholdY - labelAbove,
      bottom: thresholdY + labelBelow,
    })
  return starts.find(isClear) ?? 0
}

/** Of the newest figure, which ends at its point, on a phone: its share of the width; its distance and height, px. */
const figureShare = 0.18
const figureGap = 6
const figureHeight = 16

/** The side of the newest figure that the curve does not cross, at best no threshold either. */
function clearSide(
  { x, y }: { x: number; y: number },
  curve: readonly CurvePoint[],
  thresholdsY: readonly number[],
  wanted: 'above' | 'below',
): 'above' | 'below' {
  const other = wanted === 'above' ? 'below' : 'above'
  const trouble = (side: 'above' | 'below') => {
    const top = side === 'above' ? y - figureGap - figureHeight : y + figureGap
    const box = { left: x - figureShare, right: x, top, bottom: top + figureHeight }
    const isOnThreshold = thresholdsY.some((line) => line > box.top && line < box.bottom)
    return (crosses(curve, box) ? 2 : 0) + (isOnThreshold ? 1 : 0)
  }
  return trouble(other) < trouble(wanted) ? other : wanted
}

function crosses(curve: readonly CurvePoint[], { left, right, top, bottom }: Box): boolean {
  return curve.some(({ x, y }, index) => {
    const next = curve[index + 1]
    if (!next || y === null || next.y === null) return false
    return next.x > left && x < right && Math.max(y, next.y) > top && Math.min(y, next.y) < bottom
  })
}

/** The highest, the lowest and the newest value; near the newest the others are left out. */
function peaksOf(hours: readonly Hour[]): { index: number; hpa: number }[] {
  const known = hours.flatMap(({ hpa }, index) => (hpa === null ? [] : [{ index, hpa }]))
  const last = known.at(-1)
  if (!last) return []
  const byHpa = known.toSorted((a, b) => a.hpa - b.hpa)
  const extremes = [byHpa[0], byHpa.at(-1)].flatMap((one) =>
    one && last.index - one.index >= 3 && one.index >= 1 ? [one] : [],
  )
  return [...new Set([...extremes, last])]
}
