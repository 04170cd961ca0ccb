import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/local-time.ts'
import type { ClimateNormals, ClimateStation } from './normals.ts'
import { deviationFromNormal, normalMeanC, normalOn, normalSum, stationFor } from './normals.ts'

const flat = (value: number): number[] => Array.from({ length: 12 }, () => value)
const normals: ClimateNormals = {
  temperatureMeanC: [0, 1, 5, 9, 13, 17, 19, 18, 14, 9, 4, 1],
  temperatureMaxC: [3, 5, 10, 15, 19, 22, 24, 24, 19, 14, 7, 4],
  temperatureMinC: [-3, -2, 1, 4, 8, 12, 14, 13, 10, 6, 2, -1],
  precipitationMm: flat(80),
  precipitationDays: null,
  sunshineHours: flat(100.1),
  freshSnowCm: [10, 10, 5, 0, 0, null, null, null, 0, 0, 5, 10],
  snowCoverDays: null,
  frostDays: flat(0),
  iceDays: flat(0),
  summerDays: flat(0),
  heatDays: flat(0),
}
const station = (code: string, lat: number, lon: number, elevationM: number): ClimateStation => ({
  code,
  name: code,
  coordinates: { lat, lon },
  elevationM,
  normals,
})
const stations = [station('TOWN', 47, 8, 450), station('PEAK', 47, 8.1, 2500), station('FAR', 46, 7, 500)]

describe('stationFor', () => {
  it.each([
    [{ lat: 47.05, lon: 8.05 }, 460, 'TOWN', true],
    [{ lat: 47.05, lon: 8.05 }, 601, 'TOWN', false],
    [{ lat: 47, lon: 8 }, 2300, 'PEAK', false],
    [{ lat: 47, lon: 8 }, 2400, 'PEAK', true],
    [{ lat: 46.6, lon: 8 }, 450, 'TOWN', false],
  ])('%o at %s m stands on %s, comparable: %s', (coordinates, elevationM, code, isComparable) => {
    expect(stationFor({ coordinates, elevationM }, stations)).toMatchObject({
      station: { code },
      isComparable,
    })
  })

  it.each([
    [{ lat: 47, lon: 8 }, 1500],
    [{ lat: 50, lon: 8 }, 450],
    [{ lat: 47, lon: 8 }, null],
  ])('has none for %o at %s m', (coordinates, elevationM) => {
    expect(stationFor({ coordinates, elevationM }, stations)).toBeNull()
  })

  it('says how far and how much higher', () => {
    const standing = stationFor({ coordinates: { lat: 47, lon: 8 }, elevationM: 400 }, stations)
    expect(standing).toMatchObject({ distanceKm: 0, heightDifferenceM: 50 })
  })
})

describe('normalOn', () => {
  const series = normals.temperatureMeanC

  it('runs smoothly through the year and over its end', () => {
    expect(normalOn(series, '2026-07-16')).toBeCloseTo(19.375, 1)
    expect(normalOn(series, '2026-04-01')).toBeCloseTo(7, 0)
    expect(normalOn(series, '2026-12-31')).toBeCloseTo(normalOn(series, '2027-01-01'), 1)
  })

  it('moves by less than half a degree a day and stays near the range of the months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (offset) => {
        const date = addDays('2026-01-01', offset)
        const value = normalOn(series, date)
        expect(value).toBeGreaterThan(-0.5)
        expect(value).toBeLessThan(19.5)
        expect(Math.abs(value - normalOn(series, addDays(date, 1)))).toBeLessThan(0.5)
      }),
    )
  })

  it('is the value itself where all months are alike, also on 29 February', () => {
    expect(normalOn(flat(7), '2028-02-29')).toBe(7)
  })
})

describe('deviationFromNormal', () => {
  it.each([
    ['2026-07-16', 24, 14, 0, 'usual', 'mid', 7],
    ['2026-07-16', 30, 16, 4, 'warmer', 'mid', 7],
    ['2026-07-16', 20, 10, -4, 'colder', 'mid', 7],
  ] as const)(
    '%s with %d and %d: %d',
    (date, temperatureMaxC, temperatureMinC, difference, kind, part, month) => {
      const deviation = deviationFromNormal({ date, temperatureMaxC, temperatureMinC }, normals)
      expect(deviation).toMatchObject({ kind, part, month })
      expect(deviation.differenceC).toBeCloseTo(difference, 0)
    },
  )

  it.each([
    ['2026-11-01', 'early'],
    ['2026-11-10', 'early'],
    ['2026-11-11', 'mid'],
    ['2026-11-20', 'mid'],
    ['2026-11-21', 'late'],
    ['2026-11-30', 'late'],
  ])('%s is %s in the month', (date, part) => {
    expect(deviationFromNormal({ date, temperatureMaxC: 9, temperatureMinC: 3 }, normals).part).toBe(part)
  })

  it('has one decimal, and its kind follows the figure shown', () => {
    const degrees = fc.double({ min: -30, max: 40, noNaN: true })
    fc.assert(
      fc.property(degrees, degrees, fc.integer({ min: 0, max: 364 }), (a, b, offset) => {
        const day = {
          date: addDays('2026-01-01', offset),
          temperatureMaxC: Math.max(a, b),
          temperatureMinC: Math.min(a, b),
        }
        const { differenceC, kind } = deviationFromNormal(day, normals)
        expect(Math.round(differenceC * 10) / 10).toBe(differenceC)
        expect(kind).toBe(Math.abs(differenceC) < 0.5 ? 'usual' : differenceC > 0 ? 'warmer' : 'colder')
      }),
    )
  })
})

describe('seasons and year', () => {
  it('sums what is whole and leaves out what is not', () => {
    expect(normalSum(normals, 'precipitationMm', 'summer')).toBe(240)
    expect(normalSum(normals, 'sunshineHours', 'year')).toBe(1201.2)
    expect(normalSum(normals, 'freshSnowCm', 'winter')).toBe(30)
    expect(normalSum(normals, 'freshSnowCm', 'summer')).toBeNull()
    expect(normalSum(normals, 'freshSnowCm', 'year')).toBeNull()
    expect(normalSum(normals, 'snowCoverDays', 'winter')).toBeNull()
  })

  it('averages by the length of months', () => {
    expect(normalMeanC(normals, 'summer')).toBe(18)
    expect(normalMeanC(normals, 'winter')).toBe(0.7)
    expect(normalMeanC({ ...normals, temperatureMeanC: flat(7) }, 'year')).toBe(7)
  })
})
