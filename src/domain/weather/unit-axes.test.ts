import { expect, it } from 'vitest'
import { beaufort, shownSpeed, windUnits } from './shown-units.ts'
import { amountAxis, depthAxis, windAxisEnd, windTicks } from './unit-axes.ts'

it.each([
  ['kmh', 62, [20, 40, 60]],
  ['kmh', 130, [40, 80, 120]],
  ['ms', 62, [5, 10, 15]],
  ['kt', 62, [10, 20, 30]],
  ['bft', 62, [4, 6, 8]],
] as const)('ticks in %s up to %d km/h are round', (unit, highKmh, shown) => {
  const ticks = windTicks(highKmh, unit)
  expect(ticks.map((tick) => Math.round(shownSpeed(tick, unit) * 1000) / 1000)).toEqual(shown)
})

it.each([
  [0, 'mm', 5],
  [5.1, 'mm', 10],
  [67, 'mm', 100],
  [400, 'mm', 400],
  [22, 'in', 25.4],
] as const)(
  'an axis of amounts up to %d mm in %s ends at %d mm and has lines within',
  (mostMm, unit, end) => {
    const axis = amountAxis(mostMm, unit)
    expect(axis.end).toBe(end)
    expect(axis.ticks.every((tick) => tick > 0 && tick <= end)).toBe(true)
  },
)

it.each([
  [0.4, 'mm', 2],
  [6, 'mm', 10],
  [40, 'mm', 40],
  [3, 'in', 5.08],
] as const)('an axis of depths up to %d cm in %s ends at %d cm', (mostCm, unit, end) => {
  expect(depthAxis(mostCm, unit).end).toBe(end)
})

it.each(windUnits)('an axis in %s holds its values and is never empty', (unit) => {
  for (const kmh of [0, 3, 20, 21, 55, 118, 180]) {
    expect(windAxisEnd(kmh, unit)).toBeGreaterThanOrEqual(kmh)
    expect(windTicks(windAxisEnd(kmh, unit), unit).length).toBeGreaterThan(0)
    expect(windTicks(windAxisEnd(kmh, unit), unit).length).toBeLessThanOrEqual(5)
  }
  expect(beaufort(windTicks(200, 'bft').at(-1) ?? 0)).toBe(12)
})
