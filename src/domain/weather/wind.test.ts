import fc from 'fast-check'
import { expect, it } from 'vitest'
import { beaufort, compassSector, compassSectors, windStrength, windStrengths } from './wind.ts'

it.each([
  [0, 'north'],
  [22.4, 'north'],
  [22.5, 'north-east'],
  [45, 'north-east'],
  [90, 'east'],
  [135, 'south-east'],
  [180, 'south'],
  [225, 'south-west'],
  [270, 'west'],
  [315, 'north-west'],
  [337.4, 'north-west'],
  [337.5, 'north'],
  [360, 'north'],
  [-45, 'north-west'],
  [810, 'east'],
])('%d° is %s', (degrees, sector) => expect(compassSector(degrees)).toBe(sector))

it('turns with the compass', () => {
  fc.assert(
    fc.property(fc.integer({ min: -720, max: 720 }), (degrees) => {
      const here = compassSectors.indexOf(compassSector(degrees))
      expect(compassSectors.indexOf(compassSector(degrees + 45))).toBe((here + 1) % 8)
      expect(compassSector(degrees + 360)).toBe(compassSector(degrees))
    }),
  )
})

it.each([
  [0, 0, 'calm'],
  [0.6, 1, 'light'],
  [19.4, 3, 'light'],
  [20, 4, 'moderate'],
  [29, 5, 'fresh'],
  [39, 6, 'strong'],
  [61, 7, 'strong'],
  [62, 8, 'gale'],
  [88, 9, 'gale'],
  [89, 10, 'storm'],
  [117, 11, 'storm'],
  [118, 12, 'hurricane'],
  [300, 12, 'hurricane'],
])('%d km/h is force %i, %s', (kmh, force, strength) => {
  expect(beaufort(kmh)).toBe(force)
  expect(windStrength(kmh)).toBe(strength)
})

it('never calls a stronger wind weaker', () => {
  const speed = fc.double({ min: 0, max: 300, noNaN: true })
  fc.assert(
    fc.property(speed, speed, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      expect(windStrengths.indexOf(windStrength(low))).toBeLessThanOrEqual(
        windStrengths.indexOf(windStrength(high)),
      )
    }),
  )
})
