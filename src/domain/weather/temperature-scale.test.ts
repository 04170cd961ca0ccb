import fc from 'fast-check'
import { expect, it } from 'vitest'
import { temperatureColour, temperatureGradient, temperatureStops } from './temperature-scale.ts'

it.each(temperatureStops)('has its own colour at $temperatureC °C', ({ temperatureC, colour }) => {
  expect(temperatureColour(temperatureC)).toBe(colour)
})

it.each([
  [-40, '#2a2f7c'],
  [50, '#9c1f33'],
  [-15, '#2a4694'],
  [22.5, '#ef9e31'],
])('%d °C is %s', (temperatureC, colour) => expect(temperatureColour(temperatureC)).toBe(colour))

it('is a colour at every temperature', () => {
  fc.assert(
    fc.property(fc.double({ min: -90, max: 60, noNaN: true }), (temperatureC) => {
      expect(temperatureColour(temperatureC)).toMatch(/^#[0-9a-f]{6}$/)
    }),
  )
})

it('runs a bar through the stops between its ends', () => {
  expect(temperatureGradient(8, 16)).toEqual([
    { at: 0, colour: temperatureColour(8) },
    { at: 0.25, colour: '#c3dcae' },
    { at: 0.875, colour: '#f1dc78' },
    { at: 1, colour: temperatureColour(16) },
  ])
  expect(temperatureGradient(12, 12)).toEqual([{ at: 0, colour: temperatureColour(12) }])
})
