import { expect, it } from 'vitest'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { pressureChart } from './pressure-chart.server.ts'

const now = Date.parse('2026-07-21T17:00:00Z')

/** The chart of a curve through these differences, evenly over a day. */
function chartOf(corners: readonly number[], threshold = 4) {
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const at = (hour / 23) * (corners.length - 1)
    const [before = 0, after = before] = corners.slice(Math.floor(at), Math.floor(at) + 2)
    return { at: now + (hour - 23) * hourMs, hpa: before + (after - before) * (at % 1) }
  })
  const thresholds = [{ hpa: threshold, text: `From ${threshold}` }]
  return pressureChart(hours, { label: '', thresholds }, writingIn('en', now))
}

it.each([
  ['rises to it', [-3, -3, -3, -1.4], 'above'],
  ['rises slowly to it', [-2.5, -2.4, -2.4, -1.3], 'above'],
  ['falls to it', [9, 9, 9, 6], 'below'],
  ['is flat above zero', [2, 2, 2, 2], 'above'],
  ['is flat below zero', [-2, -2, -2, -2], 'below'],
] as const)('the newest figure is clear of a curve that %s', (_, corners, side) => {
  expect(chartOf(corners).peaks.at(-1)?.side).toBe(side)
})

it('the newest figure is clear of a threshold where the curve leaves it the choice', () => {
  expect(chartOf([-3, -3, -3, -3], -4).peaks.at(-1)?.side).toBe('above')
})

it("a threshold's label begins where the curve does not cross it", () => {
  expect(chartOf([2, 10, 10, 5]).thresholds[0]?.x).toBe(0.25)
  expect(chartOf([0, 0, 0, 0]).thresholds[0]?.x).toBe(0)
})
