import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCoordinates } from './coordinates.ts'
import { coordinatesValue, type GeocodedAddress, resultName, sortResults } from './geocoding.ts'

describe('resultName', () => {
  it.each<[GeocodedAddress, string]>([
    [{ town: 'Thun', state: 'Bern', country: 'Schweiz', country_code: 'ch' }, 'Thun, Schweiz'],
    [{ city: 'Lyon', state: 'Rhône', country: 'France', country_code: 'fr' }, 'Lyon, France'],
    [
      {
        city: 'Portland',
        state: 'Oregon',
        county: 'Multnomah',
        country: 'Vereinigte Staaten',
        country_code: 'us',
      },
      'Portland, Oregon, Vereinigte Staaten',
    ],
    [{ town: 'Banff', state: 'Alberta', country: 'Canada', country_code: 'CA' }, 'Banff, Alberta, Canada'],
    [
      { city: 'Perth', county: 'City of Perth', country: 'Australia', country_code: 'au' },
      'Perth, City of Perth, Australia',
    ],
    [
      { village: 'Füssen', state: 'Bayern', country: 'Deutschland', country_code: 'de' },
      'Füssen, Bayern, Deutschland',
    ],
    [{ city: 'Berlin', country: 'Deutschland', country_code: 'de' }, 'Berlin, Deutschland'],
    [{ hamlet: 'Gimmelwald', country: 'Switzerland', country_code: 'ch' }, 'Gimmelwald, Switzerland'],
    [{ municipality: 'Val-de-Travers', country: 'Suisse', country_code: 'ch' }, 'Val-de-Travers, Suisse'],
    [{ city: 'A', town: 'B', village: 'C', hamlet: 'D', municipality: 'E', country: 'X' }, 'A, X'],
    [{ state: 'Bern', country: 'Schweiz', country_code: 'ch' }, 'the display name'],
    [{ city: 'Bern' }, 'the display name'],
    [{}, 'the display name'],
  ])('%j is %s', (address, expected) => expect(resultName(address, 'the display name')).toBe(expected))
})

describe('sortResults', () => {
  const named = (name: string, isSwiss = false) => ({ name, isSwiss })

  it('puts Swiss places first, then sorts by name, accents beside their letters', () => {
    const results = [
      named('Zug, USA'),
      named('Écublens', true),
      named('Äpfel'),
      named('Zug', true),
      named('Aarau', true),
    ]
    expect(sortResults(results, 'de').map(({ name }) => name)).toEqual([
      'Aarau',
      'Écublens',
      'Zug',
      'Äpfel',
      'Zug, USA',
    ])
    expect(results[0]?.name).toBe('Zug, USA')
  })

  it('keeps the order of equal names', () => {
    const [first, second] = [named('Buchs', true), named('Buchs', true)]
    expect(sortResults([first, second], 'en')[0]).toBe(first)
  })
})

describe('coordinatesValue', () => {
  it.each([
    [46.7578867, 7.6280317, '46.7579,7.6280'],
    [-0.00001, 180, '0.0000,180.0000'],
    [-33.8688, -151.2093, '-33.8688,-151.2093'],
  ])('%f %f is %s', (lat, lon, value) => expect(coordinatesValue({ lat, lon })).toBe(value))

  it('can always be read back', () => {
    const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lon) => {
        const back = parseCoordinates(coordinatesValue({ lat, lon }))
        expect(back?.lat).toBeCloseTo(lat, 3)
        expect(back?.lon).toBeCloseTo(lon, 3)
      }),
    )
  })
})
