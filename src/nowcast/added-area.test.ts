import { expect, test } from 'vitest'
import { addedArea } from './added-area.ts'

test('a little area is added, of 1 mm/h most at half an hour and hardly any in the end', () => {
  const [now, half, hour, end] = [0, 30, 60, 120].map((minutes) => addedArea(minutes, 1))
  expect(half).toBeCloseTo(1.08)
  for (const other of [now, hour, end]) expect(other).toBeLessThan(half!)
  expect(end).toBeLessThan(1.02)
  expect(addedArea(0, 0.1)).toBe(1)
  expect(addedArea(120, 0.1)).toBeCloseTo(1.12)
})
