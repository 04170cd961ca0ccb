import { describe, expect, it } from 'vitest'
import { windSampleOf } from '../../../tests/support/builders/wind.ts'
import { rowsOf } from '../../reference/text-table.ts'
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
  const index = (state: StationFoehn['state']) => ({ state, isOwnReading: false })
  const own = (state: StationFoehn['state']) => ({ state, isOwnReading: true })
  it.each<[string, StationFoehn | null, StationFoehn | null]>([
    ["MeteoSwiss' index is believed", at({ foehnIndex: 2 }, null), index('foehn')],
    ['mixed air by the index', at({ ...altdorf, foehnIndex: 1 }), index('mixed')],
    ['none by the index, whatever we would read', at({ ...altdorf, foehnIndex: 0 }), index('none')],
    ['warm, dry and gusty under a southerly crest', at(altdorf), own('foehn')],
    ['gusts alone are enough wind', at({ ...altdorf, windSpeedKmh: 10, windGustKmh: 23 }), own('foehn')],
    ['warm and dry, but calm', at({ ...altdorf, windSpeedKmh: 4, windGustKmh: 9 }), own('mixed')],
    ['warm and dry, from the wrong side', at({ ...altdorf, windFromDegrees: 330 }), own('mixed')],
    ['too humid: 55 %', at({ ...altdorf, humidityPercent: 55 }), own('none')],
    ['just dry enough: 54 %', at({ ...altdorf, humidityPercent: 54 }), own('foehn')],
    ['a cold pool below', at({ ...altdorf, temperatureC: 14.9 }), own('none')],
    ['just warm enough', at({ ...altdorf, temperatureC: 15.1 }), own('foehn')],
    ['westerly aloft', at(altdorf, sample({ temperatureC: 1, windFromDegrees: 260 })), own('none')],
    ['no station on the crest', at(altdorf, null), null],
    ['no humidity', at({ ...altdorf, humidityPercent: null }), null],
    [
      'north föhn in the Ticino',
      at({ ...altdorf, windFromDegrees: 350 }, sample({ temperatureC: 1, windFromDegrees: 340 }), 'north'),
      own('foehn'),
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })
})

/* What | pressure difference, hPa | wind on the crest, degrees | what stations say: by MeteoSwiss, or "own" | side and level | stations that count | signs of pressure and crest. */
const situations = `
blows at a station, all agree | 6.2 | 170 | ALT south foehn, GLA south none | south blowing | ALT | for for
blows at small differences too, in the inner valleys | 2 | 170 | CHU south foehn | south blowing | CHU | neither for
against the pressure: a sign at most | -0.3 | 170 | CHU south foehn | south signs | CHU | against for
against the wind on the crest: a sign at most | 5 | 300 | CHU south foehn | south signs | CHU | for against
against both | -1 | 340 | CHU south foehn | north none | - | neither for
mixed air is a sign | 1 | 170 | ALT south mixed | south signs | ALT | neither for
mixed air without a pressure difference is none | 0.6 | 170 | ALT south mixed | south none | - | neither for
mixed air under a westerly is none | 3 | 270 | ALT south mixed | south none | - | neither against
our own reading without the pressure is a sign | 1 | 170 | ALT south foehn own | south signs | ALT | neither for
our own reading with the pressure is föhn | 5 | 170 | ALT south foehn own | south blowing | ALT | for for
pressure alone: not arrived | 4 | - | ALT south none | south favourable | - | for neither
nothing | 3.9 | 170 | ALT south none | south none | - | neither for
north föhn | -6 | 340 | ALT south none, LUG north foehn | north blowing | LUG | for for
no pressure, a station says it | - | - | ALT south foehn | south blowing | ALT | neither neither
nothing known | - | - | ALT south - | south none | - | neither neither
`

describe('the föhn situation', () => {
  const numberOf = (cell: string) => (cell === '-' ? null : Number(cell))
  const stationOf = (text: string) => {
    const [id = '', side, state, own] = text.split(' ')
    const foehn =
      state === '-' ? null : { state: state as StationFoehn['state'], isOwnReading: own === 'own' }
    return { id, side: side as FoehnSide, foehn }
  }
  it.each(rowsOf(situations))(
    '%s',
    (_, difference = '', crest = '', said = '', found = '', ids = '', signs = '') => {
      const differenceHpa = numberOf(difference)
      const [side, level] = found.split(' ')
      const [pressure, aloft] = signs.split(' ')
      expect(foehnSituation(differenceHpa, numberOf(crest), said.split(', ').map(stationOf))).toEqual({
        side,
        level,
        differenceHpa,
        stations: ids === '-' ? [] : [ids],
        signs: { pressure, crest: aloft },
      })
    },
  )
})

it('a sector may reach over north', () => {
  expect([300, 0, 59, 61].map((degrees) => isInSector(degrees, 270, 60))).toEqual([true, true, true, false])
})
