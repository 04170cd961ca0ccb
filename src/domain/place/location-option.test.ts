import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presets } from '../../reference/presets.ts'
import { filterPresets, slugOf } from './location-option.ts'

describe('filterPresets', () => {
  it.each([
    ['zür', ['zurich']],
    ['ZÜR', ['zurich']],
    ['ern', ['bern', 'lucerne']],
    ['an', ['lausanne', 'lugano']],
    ['. g', ['st-gallen']],
    ['zurich', []],
    ['paris', []],
  ])('%s finds %j', (query, values) => {
    expect(filterPresets(presets, query).map(({ value }) => value)).toEqual(values)
  })

  it('keeps all ten in order for a blank query', () => {
    expect(filterPresets(presets, '  ')).toEqual(presets)
  })

  it('returns only presets whose label holds the query, in their order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        const found = filterPresets(presets, query)
        expect(presets.filter((preset) => found.includes(preset))).toEqual(found)
        for (const { label } of found) expect(label.toLowerCase()).toContain(query.trim().toLowerCase())
      }),
    )
  })
})

describe('slugOf', () => {
  it('gives every preset label its linked slug', () => {
    for (const { value, label } of presets) expect(slugOf(label)).toBe(value)
  })

  it.each([
    ['Château-d’Œx', 'chateau-d-oex'],
    ['Biel/Bienne', 'biel-bienne'],
    ['  Łódź  ', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Reykjavík', 'reykjavik'],
    ['İzmir', 'izmir'],
    ['東京', ''],
    ['', ''],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('is made of letters, digits and single hyphens, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slugOf(slug)).toBe(slug)
      }),
    )
  })
})
