import { describe, expect, it } from 'vitest'
import { biseSituation } from './bise.ts'

const at = (id: string, windSpeedKmh: number | null, windFromDegrees: number | null) => ({
  id,
  sample: {
    measuredAt: 0,
    temperatureC: 3,
    humidityPercent: 70,
    pressureHpa: null,
    windSpeedKmh,
    windGustKmh: null,
    windFromDegrees,
    foehnIndex: null,
  },
})
const blowing = [at('GVE', 32, 40), at('PAY', 22, 45), at('NEU', 18, 60)]

describe('bise', () => {
  it.each<[string, number | null, typeof blowing, ReturnType<typeof biseSituation>]>([
    [
      'blows along the Plateau',
      4.1,
      blowing,
      { level: 'blowing', differenceHpa: 4.1, stations: ['GVE', 'PAY', 'NEU'] },
    ],
    [
      'one station is a sign',
      4.1,
      [at('GVE', 32, 40), at('PAY', 5, 45)],
      { level: 'signs', differenceHpa: 4.1, stations: ['GVE'] },
    ],
    [
      'small difference: a sign',
      0.8,
      blowing,
      { level: 'signs', differenceHpa: 0.8, stations: ['GVE', 'PAY', 'NEU'] },
    ],
    ['against the pressure: a local wind', -1, blowing, { level: 'none', differenceHpa: -1, stations: [] }],
    ['a little pressure alone', 2, [at('GVE', 5, 40)], { level: 'none', differenceHpa: 2, stations: [] }],
    ['pressure alone', 3, [at('GVE', 5, 40)], { level: 'favourable', differenceHpa: 3, stations: [] }],
    [
      'pressure ahead of a front: a south-westerly blows',
      4,
      [at('GVE', 5, 40), at('PAY', 20, 225)],
      { level: 'none', differenceHpa: 4, stations: [] },
    ],
    ['a westerly is none', -3, [at('GVE', 40, 230)], { level: 'none', differenceHpa: -3, stations: [] }],
    ['nothing measured', null, [at('GVE', null, null)], { level: 'none', differenceHpa: null, stations: [] }],
  ])('%s', (_, difference, stations, expected) => {
    expect(biseSituation(difference, stations)).toEqual(expected)
  })
})
