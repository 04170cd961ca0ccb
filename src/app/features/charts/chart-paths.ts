import { area, curveLinear, curveMonotoneX, line } from 'd3-shape'

/** Charts are drawn in a box of this width whatever their real one: strokes do not scale, texts are HTML. */
export const plotWidth = 1000

/** Where a bar stands in one of several slots side by side; `share` of its slot's width. */
export function barIn(index: number, slots: number, share = 0.88): { x: number; width: number } {
  const width = plotWidth / slots
  return { x: (index + (1 - share) / 2) * width, width: width * share }
}

/** Bars of one colour, as one shape: an axis of a week has two hundred. */
export function barsPath(bars: readonly { x: number; width: number; y: number }[], base: number): string {
  const tenths = (value: number) => Math.round(value * 10) / 10
  return bars
    .map(({ x, width, y }) => `M${tenths(x)},${base}V${tenths(y)}h${tenths(width)}V${base}z`)
    .join('')
}

/** x and y in units of the box; y null is a gap. */
export type Point = { x: number; y: number | null }

type Shape = 'smooth' | 'straight'
const curves = { smooth: curveMonotoneX, straight: curveLinear }

/** Smooth never overshoots a value: no curve shows a temperature that was not forecast. */
export function linePath(points: readonly Point[], shape: Shape = 'smooth'): string {
  const path = line<Point>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0)
    .curve(curves[shape])
    .digits(1)
  return path([...points]) ?? ''
}

/** Between two edges; where either is missing there is a gap. */
export function bandPath(
  points: readonly { x: number; top: number | null; bottom: number | null }[],
  shape: Shape = 'smooth',
): string {
  const path = area<(typeof points)[number]>()
    .defined(({ top, bottom }) => top !== null && bottom !== null)
    .x(({ x }) => x)
    .y0(({ bottom }) => bottom ?? 0)
    .y1(({ top }) => top ?? 0)
    .curve(curves[shape])
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
