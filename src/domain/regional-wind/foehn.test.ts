import { describe, expect, it } from 'vitest'
import { windSampleOf } from '../../../tests/support/builders/wind.ts'
import { type FoehnSide, foehnAt, foehnSituation, potentialDeficitK, type StationFoehn } from './foehn.ts'
import { isInSector, type WindSample } from './wind-sample.ts'

const sample = (values: Partial<WindSample>) => windSampleOf(0, values)
/** A föhn afternoon in Altdorf, and the Gütsch above it. */
const altdorf = {
  temperatureC: 17,
  humidityPercent: 32,
  windSpeedKmh: 38,
  windGustKmh: 71,
  windFromDegrees: 160,
}
const guetsch = sample({ temperatureC: 1, windFromDegrees: 170, windSpeedKmh: 55 })

function at(valley: Partial<WindSample>, crest: WindSample | null = guetsch, side: FoehnSide = 'south') {
  return foehnAt(side, { sample: sample(valley), heightM: 438 }, crest && { sample: crest, heightM: 2287 })
}

describe('the potential temperature', () => {
  it.each([
    ['dry adiabatic: the same air', 1, 19.05, 0],
    ['the usual fall of temperature: 4 K per km missing', 1, 12.6, 6.4],
    ['a valley warmer than any air from above', 1, 20, -1],
  ])('%s', (_, crestC, valleyC, expected) => {
    expect(
      potentialDeficitK({ temperatureC: valleyC, heightM: 438 }, { temperatureC: crestC, heightM: 2287 }),
    ).toBeCloseTo(expected, 0)
  })
})

describe('föhn at a station', () => {
  it.each<[string, StationFoehn | null, StationFoehn | null]>([
    ["MeteoSwiss' index is believed", at({ foehnIndex: 2 }, null), { state: 'foehn', isOwnReading: false }],
    ['mixed air by the index', at({ ...altdorf, foehnIndex: 1 }), { state: 'mixed', isOwnReading: false }],
    [
      'none by the index, whatever we would read',
      at({ ...altdorf, foehnIndex: 0 }),
      { state: 'none', isOwnReading: false },
    ],
    ['warm, dry and gusty under a southerly crest', at(altdorf), { state: 'foehn', isOwnReading: true }],
    [
      'gusts alone are enough wind',
      at({ ...altdorf, windSpeedKmh: 10, windGustKmh: 23 }),
      { state: 'foehn', isOwnReading: true },
    ],
    [
      'warm and dry, but calm',
      at({ ...altdorf, windSpeedKmh: 4, windGustKmh: 9 }),
      { state: 'mixed', isOwnReading: true },
    ],
    [
      'warm and dry, from the wrong side',
      at({ ...altdorf, windFromDegrees: 330 }),
      { state: 'mixed', isOwnReading: true },
    ],
    ['too humid: 55 %', at({ ...altdorf, humidityPercent: 55 }), { state: 'none', isOwnReading: true }],
    [
      'just dry enough: 54 %',
      at({ ...altdorf, humidityPercent: 54 }),
      { state: 'foehn', isOwnReading: true },
    ],
    ['a cold pool below', at({ ...altdorf, temperatureC: 14.9 }), { state: 'none', isOwnReading: true }],
    ['just warm enough', at({ ...altdorf, temperatureC: 15.1 }), { state: 'foehn', isOwnReading: true }],
    [
      'westerly aloft',
      at(altdorf, sample({ temperatureC: 1, windFromDegrees: 260 })),
      { state: 'none', isOwnReading: true },
    ],
    ['no station on the crest', at(altdorf, null), null],
    ['no humidity', at({ ...altdorf, humidityPercent: null }), null],
    [
      'north föhn in the Ticino',
      at({ ...altdorf, windFromDegrees: 350 }, sample({ temperatureC: 1, windFromDegrees: 340 }), 'north'),
      { state: 'foehn', isOwnReading: true },
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })
})

const said = (id: string, state: StationFoehn['state'], side: FoehnSide = 'south', isOwnReading = false) => ({
  id,
  side,
  foehn: { state, isOwnReading },
})

describe('the föhn situation', () => {
  const [southerly, northerly] = [170, 340]
  type Found = [side: FoehnSide, level: string, stations: string[], pressure: string, crest: string]
  it.each<[string, number | null, number | null, Parameters<typeof foehnSituation>[2], Found]>([
    [
      'blows at a station, all agree',
      6.2,
      southerly,
      [said('ALT', 'foehn'), said('GLA', 'none')],
      ['south', 'blowing', ['ALT'], 'for', 'for'],
    ],
    [
      'blows at small differences too, in the inner valleys',
      2,
      southerly,
      [said('CHU', 'foehn')],
      ['south', 'blowing', ['CHU'], 'neither', 'for'],
    ],
    [
      'against the pressure: a sign at most',
      -0.3,
      southerly,
      [said('CHU', 'foehn')],
      ['south', 'signs', ['CHU'], 'against', 'for'],
    ],
    [
      'against the wind on the crest: a sign at most',
      5,
      300,
      [said('CHU', 'foehn')],
      ['south', 'signs', ['CHU'], 'for', 'against'],
    ],
    ['against both', -1, northerly, [said('CHU', 'foehn')], ['north', 'none', [], 'neither', 'for']],
    [
      'mixed air is a sign',
      1,
      southerly,
      [said('ALT', 'mixed')],
      ['south', 'signs', ['ALT'], 'neither', 'for'],
    ],
    [
      'mixed air without a pressure difference is none',
      0.6,
      southerly,
      [said('ALT', 'mixed')],
      ['south', 'none', [], 'neither', 'for'],
    ],
    [
      'mixed air under a westerly is none',
      3,
      270,
      [said('ALT', 'mixed')],
      ['south', 'none', [], 'neither', 'against'],
    ],
    [
      'our own reading without the pressure is a sign',
      1,
      southerly,
      [said('ALT', 'foehn', 'south', true)],
      ['south', 'signs', ['ALT'], 'neither', 'for'],
    ],
    [
      'our own reading with the pressure is föhn',
      5,
      southerly,
      [said('ALT', 'foehn', 'south', true)],
      ['south', 'blowing', ['ALT'], 'for', 'for'],
    ],
    [
      'pressure alone: not arrived',
      4,
      null,
      [said('ALT', 'none')],
      ['south', 'favourable', [], 'for', 'neither'],
    ],
    ['nothing', 3.9, southerly, [said('ALT', 'none')], ['south', 'none', [], 'neither', 'for']],
    [
      'north föhn',
      -6,
      northerly,
      [said('ALT', 'none'), said('LUG', 'foehn', 'north')],
      ['north', 'blowing', ['LUG'], 'for', 'for'],
    ],
    [
      'no pressure, a station says it',
      null,
      null,
      [said('ALT', 'foehn')],
      ['south', 'blowing', ['ALT'], 'neither', 'neither'],
    ],
    [
      'nothing known',
      null,
      null,
      [{ id: 'ALT', side: 'south', foehn: null }],
      ['south', 'none', [], 'neither', 'neither'],
    ],
  ])('%s', (_, difference, crest, stations, [side, level, ids, pressure, aloft]) => {
    expect(foehnSituation(difference, crest, stations)).toEqual({
      ...{ side, level, differenceHpa: difference, stations: ids },
      signs: { pressure, crest: aloft },
    })
  })
})

it('a sector may reach over north', () => {
  expect([300, 0, 59, 61].map((degrees) => isInSector(degrees, 270, 60))).toEqual([true, true, true, false])
})
