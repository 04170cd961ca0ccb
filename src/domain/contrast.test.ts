import { expect, it } from 'vitest'
import { contrast, readableOn } from './contrast.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#e2001a', '#ffffff', 4.99],
])('%s on %s has %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

it('leaves a colour that can be read, and moves another as far as it takes', () => {
  expect(readableOn('#ffffff', '#005f73', 4.5)).toBe('#005f73')
  for (const [ground, colour] of [
    ['#ffffff', '#ffee00'],
    ['#0b131a', '#00264d'],
    ['#0b131a', '#000000'],
  ] as const) {
    const shade = readableOn(ground, colour, 4.5)
    expect(shade).not.toBe(colour)
    expect(contrast(shade, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shade, ground)).toBeLessThan(5.2)
  }
})
