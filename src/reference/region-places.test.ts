import { describe, expect, it } from 'vitest'
import { regionIds } from '../domain/place/place.ts'
import { isListedPlace, regionPlaces } from './region-places.ts'
import { cantonOf } from './regions.ts'
import { swissPlaceNames } from './swiss-place-names.ts'

/** In Grisons, beyond the main ridge. */
const southOfItsCanton = 'san-bernardino'

describe('the places of the region pages', () => {
  it.each(regionIds)('%s: 8 to 12 places that belong to it', (region) => {
    const slugs = regionPlaces[region]
    expect(slugs.length).toBeGreaterThanOrEqual(8)
    expect(slugs.length).toBeLessThanOrEqual(12)
    for (const slug of slugs) {
      const place = swissPlaceNames.find((one) => one.slug === slug)
      const regions = [place?.region, ...(place?.cantons ?? []).map((code) => cantonOf(code)?.region)]
      expect(slug === southOfItsCanton ? ['southern-switzerland'] : regions, slug).toContain(region)
    }
  })

  it('cost the provider at most half of a free day of 1,000 calls when fetched every three hours', () => {
    const distinct = new Set(Object.values(regionPlaces).flat())
    expect(distinct.size * 8).toBeLessThanOrEqual(500)
  })

  it('stand on the Alps’ ladder by their height', () => {
    const heights = regionPlaces.alpine.map(
      (slug) => swissPlaceNames.find((one) => one.slug === slug)?.elevationM,
    )
    expect(heights).toEqual(heights.toSorted((a, b) => (b ?? 0) - (a ?? 0)))
  })

  it('know what is listed', () => {
    expect(isListedPlace('chur')).toBe(true)
    expect(isListedPlace('littau')).toBe(false)
  })
})
