import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mutatedBody, unsafeValues } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import { isValidCoordinates, parseCoordinates } from '../../domain/place/coordinates.ts'
import { jungfraujoch, lakeGeneva, lyon, portland, thun, thunAsPoint } from './fixtures/places.ts'
import { mapPlace, withoutDoubles } from './map.ts'
import { parseReverse, parseSearch } from './schema.ts'

const map = (body: unknown) => {
  const place = parseReverse(body)
  return place === 'nothing' ? 'nothing' : mapPlace(place)
}

describe('a place', () => {
  it('is named by city and country, with its canton beside it', () => {
    expect(map(thun)).toEqual({
      id: 'relation/1682378',
      value: '46.7579,7.6280',
      name: 'Thun, Schweiz',
      title: 'Thun',
      detail: 'Bern/Berne',
      coordinates: { lat: 46.7578867, lon: 7.6280317 },
      isSwiss: true,
    })
  })

  it.each([
    [portland, 'Portland, Oregon, Vereinigte Staaten', 'Oregon', false],
    [lyon, 'Lyon, Frankreich', 'Auvergne-Rhône-Alpes', false],
    [jungfraujoch, 'Fieschertal, Schweiz', 'Jungfraujoch, Valais/Wallis', true],
    [lakeGeneva, 'Genfersee, Schweiz/Frankreich', 'Schweiz', true],
  ])('%#', (body, name, detail, isSwiss) => expect(map(body)).toMatchObject({ name, detail, isSwiss }))

  it('is called by its own name, and known by its number in OpenStreetMap, else by what there is', () => {
    expect(map(jungfraujoch)).toMatchObject({ title: 'Jungfraujoch', id: 'node/1' })
    expect(map({ ...thun, name: '', osm_id: undefined })).toMatchObject({
      title: 'Thun',
      id: 'place/87321455',
    })
    expect(map({ ...thun, name: '', address: {}, osm_type: 7, place_id: 'x' })).toMatchObject({
      title: 'Thun',
      id: '46.7579,7.6280',
    })
  })

  it.each([
    ['a number for a text', { lat: 46.5, lon: 7 }, { lat: 46.5, lon: 7 }],
    ['spaces', { lat: ' 46.5 ', lon: '7' }, { lat: 46.5, lon: 7 }],
  ])('takes coordinates with %s', (_, change, coordinates) => {
    expect(map({ ...thun, ...change })).toMatchObject({ coordinates })
  })

  it.each([
    ['no latitude', { lat: undefined }],
    ['a latitude off the globe', { lat: '91' }],
    ['a longitude in words', { lon: 'east' }],
    ['an empty longitude', { lon: '' }],
    ['hexadecimal', { lat: '0x10' }],
    ['no name at all', { address: null, display_name: '' }],
  ])('with %s is none', (_, change) => expect(map({ ...thun, ...change })).toBeNull())

  it('falls back to the display name, on one line', () => {
    expect(map({ ...thun, address: 'x', display_name: 'Thun,\r\n\u0000Schweiz' })).toMatchObject({
      name: 'Thun, Schweiz',
      isSwiss: false,
    })
  })
})

it('nothing found comes as an error with status 200', () => {
  expect(map({ error: 'Unable to geocode' })).toBe('nothing')
  expect(map({ error: { code: 400, message: 'x' } })).toBeNull()
  expect(map([])).toBeNull()
})

describe('search', () => {
  it('reads at most ten and leaves bad entries alone', () => {
    expect(parseSearch([thun, 7, null, portland])?.map((place) => place?.name)).toEqual([
      'Thun',
      undefined,
      undefined,
      'Portland',
    ])
    expect(parseSearch(Array.from({ length: 500 }, () => thun))).toHaveLength(10)
    expect(parseSearch([])).toEqual([])
    expect(parseSearch({ error: 'x' })).toBeUndefined()
    expect(parseSearch(null)).toBeUndefined()
  })

  it('knows a town that comes twice, and two towns of one name', () => {
    const elsewhere = { ...thun, lat: '46.2' }
    const results = [thun, thunAsPoint, elsewhere].map((place) => mapPlace(parseSearch([place])?.[0]))
    const usable = results.filter((result) => result !== null)
    expect(withoutDoubles(usable).map(({ value }) => value)).toEqual(['46.7579,7.6280', '46.2000,7.6280'])
  })
})

it('any mutation of a body is a sound list or none', () => {
  fc.assert(
    fc.property(mutatedBody([thun, jungfraujoch, portland, lyon]), (body) => {
      for (const result of (parseSearch(body) ?? []).map(mapPlace)) {
        if (result === null) continue
        expect(unsafeValues(result)).toEqual([])
        expect(isValidCoordinates(result.coordinates)).toBe(true)
        expect(parseCoordinates(result.value)).not.toBeNull()
        expect(result.name).toMatch(/^[^\p{Cc}]{1,2000}$/u)
      }
    }),
    { numRuns: runs(2000) },
  )
})

it('any mutation of a reverse answer is a place, nothing or none', () => {
  fc.assert(
    fc.property(mutatedBody(thun), (body) => {
      const result = map(body)
      if (result !== null && result !== 'nothing') expect(unsafeValues(result)).toEqual([])
    }),
    { numRuns: runs(2000) },
  )
})
