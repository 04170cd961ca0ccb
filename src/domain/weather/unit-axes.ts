import type { Units, windUnits } from './shown-units.ts'

/** Forces at which an axis has room for a line: some 20 km/h apart, like the others. */
const beaufortTicksMs = [5.5, 10.8, 17.2, 24.5, 32.7]
/** km/h from one line to the next: 20 km/h, 5 m/s, 10 kt. */
const windStepsKmh: Record<(typeof windUnits)[number], number> = { kmh: 20, ms: 18, kt: 18.52, bft: 20 }
/** More lines than this would touch. */
const mostTicks = 4

/** Where an axis of wind speeds ends: the first round speed in the shown unit that holds them all, km/h. */
export function windAxisEnd(mostKmh: number, unit: Units['wind']): number {
  const step = windStepsKmh[unit]
  return Math.max(1, Math.ceil(mostKmh / step)) * step
}

/** Speeds that are round in the shown unit, km/h; with Beaufort, where every second force begins. */
export function windTicks(highKmh: number, unit: Units['wind']): number[] {
  if (unit === 'bft') return beaufortTicksMs.map((ms) => ms * 3.6).filter((tick) => tick <= highKmh)
  const step = windStepsKmh[unit] * (highKmh > mostTicks * windStepsKmh[unit] ? 2 : 1)
  return Array.from({ length: Math.floor(highKmh / step) }, (_, index) => (index + 1) * step)
}

/** Where an axis of amounts may end, with its lower line: round millimetres, round inches. */
const amountEndsMm: Record<Units['precipitation'], readonly (readonly [line: number, end: number])[]> = {
  mm: [
    [2, 5],
    [5, 10],
    [10, 25],
    [20, 50],
    [50, 100],
    [100, 200],
  ],
  in: [
    [2.54, 5.08],
    [5.08, 12.7],
    [12.7, 25.4],
    [25.4, 50.8],
    [50.8, 101.6],
    [101.6, 203.2],
  ],
}

/** The same for the depth of snow, cm. */
const depthEndsCm: typeof amountEndsMm = {
  mm: [
    [1, 2],
    [2, 5],
    [5, 10],
    [10, 25],
  ],
  in: [
    [1.27, 2.54],
    [2.54, 5.08],
    [5.08, 12.7],
    [12.7, 25.4],
  ],
}

/** An axis from nothing to the first round amount that holds them all, and its lines, mm: an amount twice as large is twice as high. */
export const amountAxis = (mostMm: number, unit: Units['precipitation']) => axisTo(mostMm, amountEndsMm[unit])
/** cm. */
export const depthAxis = (mostCm: number, unit: Units['precipitation']) => axisTo(mostCm, depthEndsCm[unit])

function axisTo(
  most: number,
  ends: readonly (readonly [line: number, end: number])[],
): { end: number; ticks: readonly number[] } {
  const ticks = ends.find(([, end]) => most <= end)
  if (ticks) return { end: ticks[1], ticks }
  return { end: most, ticks: ends.at(-1) ?? [] }
}

/** Degrees between two lines, the wider first: ten in °C are eighteen in °F. */
export const degreeSteps: Record<Units['temperature'], readonly [number, number]> = {
  C: [10, 5],
  F: [20, 10],
}
