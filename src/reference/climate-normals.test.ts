import { describe, expect, it } from 'vitest'
import { addDays } from '../domain/time/local-time.ts'
import { normalMeanC, normalOn, normalSum, stationFor } from '../domain/weather/normals.ts'
import { climateStations } from './climate-normals.ts'

const station = (code: string): (typeof climateStations)[number] => {
  const found = climateStations.find((candidate) => candidate.code === code)
  if (!found) throw new Error(`no station ${code}`)
  return found
}

describe('the figures', () => {
  it('are 20 stations, each once, within Switzerland', () => {
    expect(new Set(climateStations.map(({ code }) => code)).size).toBe(20)
    for (const { coordinates, elevationM } of climateStations) {
      expect(coordinates.lat).toBeGreaterThan(45.8)
      expect(coordinates.lat).toBeLessThan(47.9)
      expect(coordinates.lon).toBeGreaterThan(5.9)
      expect(coordinates.lon).toBeLessThan(10.6)
      expect(elevationM).toBeGreaterThan(190)
      expect(elevationM).toBeLessThan(3600)
    }
  })

  it.each(climateStations)('of $name have twelve plausible months', ({ normals }) => {
    for (const series of Object.values(normals)) if (series !== null) expect(series).toHaveLength(12)
    for (let month = 0; month < 12; month++) {
      const [min, mean, max] = [
        normals.temperatureMinC,
        normals.temperatureMeanC,
        normals.temperatureMaxC,
      ].map((series) => series[month] ?? Number.NaN)
      expect(min).toBeLessThan(mean ?? 0)
      expect(mean).toBeLessThan(max ?? 0)
      // More ice days than frost days, or more heat days than summer days, cannot be.
      expect(normals.iceDays?.[month]).toBeLessThanOrEqual(normals.frostDays?.[month] ?? 0)
      expect(normals.heatDays?.[month]).toBeLessThanOrEqual(normals.summerDays?.[month] ?? 0)
      for (const days of [
        normals.precipitationDays,
        normals.frostDays,
        normals.summerDays,
        normals.snowCoverDays,
      ]) {
        expect(days?.[month] ?? 0).toBeGreaterThanOrEqual(0)
        expect(days?.[month] ?? 0).toBeLessThanOrEqual(31)
      }
    }
  })

  // The annual values that the source itself gives, as a check against slips in the monthly ones.
  it.each([
    ['SMA', 9.8, 1107.9, 1694.3],
    ['BER', 9.3, 1021.8, 1797.1],
  ])('of %s add up to the published year', (code, mean, precipitation, sunshine) => {
    const { normals } = station(code)
    expect(Math.abs(normalMeanC(normals, 'year') - mean)).toBeLessThanOrEqual(0.1)
    expect(Math.abs((normalSum(normals, 'precipitationMm', 'year') ?? 0) - precipitation)).toBeLessThan(0.6)
    expect(Math.abs((normalSum(normals, 'sunshineHours', 'year') ?? 0) - sunshine)).toBeLessThan(0.6)
  })

  it('leave out what the stations do not have', () => {
    expect(station('JUN').normals.precipitationMm).toBeNull()
    expect(station('PUY').normals.freshSnowCm).toBeNull()
    expect(station('ZER').normals.freshSnowCm?.[6]).toBeNull()
  })

  it('of a month are met by the mean of its interpolated days within 0.2 °C', () => {
    for (const { normals } of climateStations) {
      for (let month = 1; month <= 12; month++) {
        const first = `2026-${String(month).padStart(2, '0')}-01`
        const days: string[] = []
        for (let day = first; day.startsWith(first.slice(0, 8)); day = addDays(day, 1)) days.push(day)
        const sum = days.reduce((total, date) => total + normalOn(normals.temperatureMeanC, date), 0)
        expect(Math.abs(sum / days.length - (normals.temperatureMeanC[month - 1] ?? 99))).toBeLessThan(0.2)
      }
    }
  })
})

// Elevations of the town centres.
it.each([
  ['zurich', 47.372, 8.541, 408, 'SMA'],
  ['bern', 46.948, 7.447, 540, 'BER'],
  ['geneva', 46.204, 6.143, 375, 'GVE'],
  ['basel', 47.559, 7.588, 260, 'BAS'],
  ['lausanne', 46.52, 6.633, 495, 'PUY'],
  ['lucerne', 47.05, 8.305, 436, 'LUZ'],
  ['lugano', 46.005, 8.952, 273, 'LUG'],
  ['st-gallen', 47.424, 9.377, 669, 'STG'],
  ['winterthur', 47.499, 8.724, 439, 'KLO'],
  ['chur', 46.849, 9.53, 593, 'CHU'],
])('the preset %s stands comparably on its station', (_slug, lat, lon, elevationM, code) => {
  const standing = stationFor({ coordinates: { lat, lon }, elevationM }, climateStations)
  expect(standing).toMatchObject({ station: { code }, isComparable: true })
})

it.each([
  ['Matterhorn', 45.976, 7.658, 4478],
  ['Pilatus', 46.979, 8.255, 2128],
  ['Paris', 48.857, 2.352, 35],
])('%s has no station that could stand for it', (_name, lat, lon, elevationM) => {
  expect(stationFor({ coordinates: { lat, lon }, elevationM }, climateStations)).toBeNull()
})
