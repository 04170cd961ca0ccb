import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coordinates } from './coordinates.ts'
import {
  distanceKm,
  isValidCoordinates,
  parseCoordinates,
  readCoordinates,
  roundToKilometre,
} from './coordinates.ts'

const anywhere: fc.Arbitrary<Coordinates> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})
const zurich = { lat: 47.3769, lon: 8.5417 }

describe('parseCoordinates', () => {
  it.each([
    ['47.3769,8.5417', zurich],
    ['-33,151', { lat: -33, lon: 151 }],
    ['90,-180', { lat: 90, lon: -180 }],
    ['0,0', { lat: 0, lon: 0 }],
  ])('reads %s', (text, expected) => expect(parseCoordinates(text)).toEqual(expected))

  it.each([
    '',
    ',',
    '47.3769',
    '47.3769,',
    '47.3769, 8.5417',
    ' 47,8',
    '47,8 ',
    '47,8\n',
    '47,8,9',
    '91,0',
    '-90.0001,0',
    '0,180.1',
    '0,-181',
    '1e1,2',
    '0x10,2',
    'NaN,NaN',
    'Infinity,0',
    '47.,8',
    '.5,8',
    '+47,8',
    '４７,８',
    '47.12345678901,8',
    '47,8; DROP TABLE api_keys',
    '../../etc/passwd',
    '<script>',
    `${'9'.repeat(100_000)},1`,
  ])('refuses %j', (text) => expect(parseCoordinates(text)).toBeNull())

  it('reads six decimals back to a tenth of a metre or so', () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        const back = parseCoordinates(`${place.lat.toFixed(6)},${place.lon.toFixed(6)}`)
        expect(back).not.toBeNull()
        expect(Math.abs((back?.lat ?? 99) - place.lat)).toBeLessThan(1e-6)
        expect(Math.abs((back?.lon ?? 999) - place.lon)).toBeLessThan(1e-6)
      }),
    )
  })

  it('never throws and never lets an invalid pair through', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseCoordinates(text)
        expect(parsed === null || isValidCoordinates(parsed)).toBe(true)
      }),
    )
  })
})

it.each([
  [{ lat: Number.NaN, lon: 0 }],
  [{ lat: 0, lon: Number.POSITIVE_INFINITY }],
  [{ lat: 90.01, lon: 0 }],
  [{ lat: 0, lon: -180.01 }],
])('%o is not a place', (place) => expect(isValidCoordinates(place)).toBe(false))

describe('roundToKilometre', () => {
  it('moves a place by less than 0.8 km', () => {
    fc.assert(fc.property(anywhere, (place) => distanceKm(place, roundToKilometre(place)) < 0.8))
  })

  it('leaves a rounded place where it is, and a valid one valid', () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        const once = roundToKilometre(place)
        expect(roundToKilometre(once)).toEqual(once)
        expect(isValidCoordinates(once)).toBe(true)
      }),
    )
  })
})

describe('distanceKm', () => {
  it('agrees with the known distance Zürich to Geneva, 224 km', () => {
    expect(distanceKm(zurich, { lat: 46.2044, lon: 6.1432 })).toBeCloseTo(224, -1)
  })

  it('is a quarter of the way round from the equator to the pole', () => {
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 90, lon: 0 })).toBeCloseTo(10_007.6, 0)
  })

  it('is symmetric, never negative, zero at home and at most half the way round', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const d = distanceKm(a, b)
        expect(d).toBeCloseTo(distanceKm(b, a), 6)
        expect(d).toBeGreaterThanOrEqual(0)
        expect(d).toBeLessThanOrEqual(20_015.2)
        expect(distanceKm(a, a)).toBe(0)
      }),
    )
  })
})

describe('readCoordinates', () => {
  const point = { lat: 46.5, lon: 7.9 }

  it.each([
    ['46.5,7.9', point],
    [' 46.5,  7.9 ', point],
    ['46.5 7.9', point],
    ['46.5; 7.9', point],
    ['46.5° 7.9°', point],
    ['46,5 7,9', point],
    ['46,5; 7,9', point],
    ['46,5, 7,9', point],
    ['46, 7', { lat: 46, lon: 7 }],
    ['−33.9, 151.2', { lat: -33.9, lon: 151.2 }],
  ])('reads %j as a person types it', (text, expected) => expect(readCoordinates(text)).toEqual(expected))

  it.each([
    '',
    '8000',
    '46.5',
    // One number with a decimal comma, or two without.
    '46,5',
    '46,5,7,9',
    '46.5 7.9 3',
    '91.5, 7.9',
    '46.5, 181',
    'Bern 46.5, 7.9',
  ])('does not take %j for a pair', (text) => expect(readCoordinates(text)).toBeNull())
})
