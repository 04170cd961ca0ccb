import { describe, expect, it } from 'vitest'
import { type Place, type RegionId, regionIds } from '../../../domain/place/place.ts'
import { regionPlaces } from '../../../reference/region-places.ts'
import { swissPlaceNames } from '../../../reference/swiss-place-names.ts'
import { labelPlaces, regionFrame } from './region-map.server.ts'

function placesOf(region: RegionId): Place[] {
  return regionPlaces[region].map((slug) => {
    const found = swissPlaceNames.find((one) => one.slug === slug)
    if (!found) throw new Error(slug)
    const { names, coordinates, elevationM, population } = found
    return {
      slug,
      names,
      coordinates,
      country: 'CH',
      canton: found.cantons[0] ?? null,
      region,
      elevationM,
      population,
      timeZone: 'Europe/Zurich',
    }
  })
}

describe.each(regionIds)('the map of %s', (region) => {
  const places = placesOf(region)
  const frame = regionFrame(region, places)
  const labels = labelPlaces(places, frame)

  it('holds every place with room for its label', () => {
    for (const { place, x, y } of labels) {
      expect(x, place.slug).toBeGreaterThan(0.04)
      expect(x, place.slug).toBeLessThan(0.96)
      expect(y, place.slug).toBeGreaterThan(0.03)
      expect(y, place.slug).toBeLessThan(0.97)
    }
  })

  it('is neither a strip nor a tower', () => {
    const ratio = frame.width / frame.height
    expect(ratio).toBeGreaterThan(1.05)
    expect(ratio).toBeLessThan(1.8)
  })

  it('labels most places on a wide screen and some on a phone, none on top of another', () => {
    expect(labels.length).toBeGreaterThanOrEqual(6)
    const shown = labels.filter(({ isMinor }) => !isMinor)
    expect(shown.length).toBeGreaterThanOrEqual(4)
    const height = (330 / frame.width) * frame.height
    for (const a of shown)
      for (const b of shown) {
        if (a === b) continue
        const isApart = Math.abs(a.x - b.x) * 330 >= 60 || Math.abs(a.y - b.y) * height >= 48
        expect(isApart, `${a.place.slug} and ${b.place.slug}`).toBe(true)
      }
  })
})

describe('where two labels would cover each other', () => {
  it('the larger place keeps its own', () => {
    const [zurich] = placesOf('northern-switzerland').filter(({ slug }) => slug === 'zurich')
    if (!zurich) throw new Error('no Zürich')
    const village = { ...zurich, slug: 'village', population: 900 }
    const frame = regionFrame('northern-switzerland', [zurich])
    expect(labelPlaces([village, zurich], frame).map(({ place }) => place.slug)).toEqual(['zurich'])
  })
})
