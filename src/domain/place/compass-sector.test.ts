import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compassSector, compassSectors } from './compass-sector.ts'

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
