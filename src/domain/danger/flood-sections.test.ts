import { expect, it } from 'vitest'
import { sectionOf } from '../../../tests/support/builders/hazards.ts'
import { gaugeOf } from '../../../tests/support/builders/water.ts'
import type { Ring } from '../warning/warning.ts'
import type { WaterReading } from '../water/water.ts'
import { joinWaters, sectionsAt } from './flood-sections.ts'

/** As many corners as the map's rivers have after thinning. */
const corners = 350
/** Eastwards over 60 km, winding a little. */
const course = (lat: number, lon: number): Ring =>
  Array.from({ length: corners }, (_, i) => [lon + (0.8 * i) / corners, lat + 0.01 * Math.sin(i)])
const readingAt = (lat: number, lon: number, more: Partial<WaterReading> = {}): WaterReading => ({
  ...gaugeOf(0, { coordinates: { lat, lon } }),
  earlier: [],
  ...more,
})

const aare = sectionOf({ id: 'River-1', kind: 'river', name: 'Aare', lines: [course(47, 7)], polygons: [] })

it('a gauge in a river of the map takes its name, one beside it keeps its own', () => {
  const { readings } = joinWaters(
    {
      readings: [readingAt(47, 7.4, { water: 'Alte Aare' }), readingAt(47.03, 7.4, { water: 'Oesch' })],
      sections: [aare],
    },
    (name) => name,
  )
  expect(readings.map(({ water }) => water)).toEqual(['Aare', 'Oesch'])
})

it('a river concerns places within three kilometres, up to its ends', () => {
  const isConcerned = (lat: number, lon: number) => sectionsAt({ lat, lon }, [aare]).length === 1
  expect(isConcerned(47.03, 7.4)).toBe(true)
  expect(isConcerned(47, 6.97)).toBe(true)
  expect(isConcerned(47.06, 7.4)).toBe(false)
  expect(isConcerned(47, 6.9)).toBe(false)
})

it('far gauges and rivers are told apart without a look at their corners', () => {
  let looks = 0
  const counted = (ring: Ring): Ring =>
    new Proxy(ring, {
      get(corners, name) {
        looks += 1
        return Reflect.get(corners, name)
      },
    })
  const sections = Array.from({ length: 42 }, (_, i) =>
    sectionOf({
      id: `River-${i}`,
      kind: 'river',
      name: `River ${i}`,
      lines: [counted(course(45.9 + (i % 14) * 0.13, 6 + Math.floor(i / 14)))],
      polygons: [],
    }),
  )
  const readings = Array.from({ length: 240 }, (_, i) =>
    readingAt(45.9 + (i % 16) * 0.11, 6 + Math.floor(i / 16) * 0.25, { water: `Brook ${i}` }),
  )
  joinWaters({ readings, sections }, (name) => name)
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan((readings.length * sections.length * corners) / 10)
})
