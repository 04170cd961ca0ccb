import { area, curveMonotoneX, line } from 'd3-shape'

/** Charts are drawn in a box of this width whatever their real one: strokes do not scale, texts are HTML. */
export const plotWidth = 1000

/** Position of a bar in one of several slots side by side; `share` of its slot's width. */
export function barIn(index: number, slots: number, share = 0.88): { x: number; width: number } {
  const width = plotWidth / slots
  return { x: (index + (1 - share) / 2) * width, width: width * share }
}

/** A tenth of a unit is less than is seen. Steps from point to point are alike, and pack to a third of their places. */
const tenths = (value: number) => Math.round(value * 10)
const written = (inTenths: number) => String(inTenths / 10).replace(/^(-?)0\./, '$1.')

/** Bars of one colour, as one shape: an axis of a week has two hundred. */
export function barsPath(bars: readonly { x: number; width: number; y: number }[], base: number): string {
  let end = 0
  return bars
    .map(({ x, width, y }, index) => {
      const [left, wide, up] = [tenths(x), tenths(width), tenths(base) - tenths(y)]
      const start = index === 0 ? `M${written(left)},${written(tenths(base))}` : `m${written(left - end)},0`
      end = left + wide
      return `${start}v${written(-up)}h${written(wide)}v${written(up)}`
    })
    .join('')
}

/** x and y in units of the box; y null is a gap. */
export type Point = { x: number; y: number | null }

type Shape = 'smooth' | 'straight'

type Place = readonly [x: number, y: number]

/** Straight from place to place. */
function straightPath([first, ...rest]: readonly Place[]): string {
  if (!first) return ''
  let [atX, atY] = first.map(tenths) as [number, number]
  const steps = rest.map(([x, y]) => {
    const step = `${written(tenths(x) - atX)},${written(tenths(y) - atY)}`
    ;[atX, atY] = [tenths(x), tenths(y)]
    return step
  })
  return `M${written(tenths(first[0]))},${written(tenths(first[1]))}${steps.length > 0 ? `l${steps.join(' ')}` : ''}`
}

/** Runs of what is given, with the gaps left out. */
function runsOf<T>(all: readonly T[], isGiven: (one: T) => boolean): T[][] {
  const runs: T[][] = [[]]
  for (const one of all) {
    if (isGiven(one)) runs.at(-1)?.push(one)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

/** Smooth never overshoots a value: no curve shows a temperature that was not forecast. */
export function linePath(points: readonly Point[], shape: Shape = 'smooth'): string {
  if (shape === 'straight')
    return runsOf(points, ({ y }) => y !== null)
      .map((run) => straightPath(run.map(({ x, y }) => [x, y ?? 0])))
      .join('')
  const path = line<Point>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0)
    .curve(curveMonotoneX)
    .digits(1)
  return path([...points]) ?? ''
}

type Edges = { x: number; top: number | null; bottom: number | null }

/** Between two edges; where either is missing there is a gap. */
export function bandPath(points: readonly Edges[], shape: Shape = 'smooth'): string {
  if (shape === 'straight')
    return runsOf(points, ({ top, bottom }) => top !== null && bottom !== null)
      .map((run) =>
        straightPath([
          ...run.map(({ x, top }): Place => [x, top ?? 0]),
          ...run.map(({ x, bottom }): Place => [x, bottom ?? 0]).reverse(),
        ]),
      )
      .join('')
  const path = area<Edges>()
    .defined(({ top, bottom }) => top !== null && bottom !== null)
    .x(({ x }) => x)
    .y0(({ bottom }) => bottom ?? 0)
    .y1(({ top }) => top ?? 0)
    .curve(curveMonotoneX)
    .digits(1)
  return path([...points]) ?? ''
}

/** Height in the box of a value between low and high; low is at the bottom. `inset` keeps room for labels. */
export function heightScale(
  low: number,
  high: number,
  height: number,
  inset: { top?: number; bottom?: number } = {},
): (value: number) => number {
  const { top = 0, bottom = 0 } = inset
  const span = high - low || 1
  return (value) => Math.round((top + (1 - (value - low) / span) * (height - top - bottom)) * 10) / 10
}
