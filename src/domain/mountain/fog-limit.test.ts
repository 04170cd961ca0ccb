import { describe, expect, it } from 'vitest'
import { type FogLimit, fogLimitOf, type SkyAtHeight } from './fog-limit.ts'

/** "400 fog 1": metres, sky and degrees of a point. */
const of = (points: string) =>
  fogLimitOf(
    points.split(', ').map((point) => {
      const [height, sky, temperature] = point.split(' ')
      return { heightM: Number(height), sky: sky as SkyAtHeight['sky'], temperatureC: Number(temperature) }
    }),
  )

describe('the upper limit of fog', () => {
  it.each<[string, string, FogLimit | null]>([
    [
      'is likely where several points agree and the air above is warmer',
      '400 fog 1, 600 fog 0, 780 grey 0, 1050 clear 5, 1800 clear 3',
      { kind: 'fog', lowM: 780, highM: 1050, aboutM: 900, confidence: 'likely' },
    ],
    [
      'is that of low stratus where the ground is not in it',
      '400 grey 2, 600 grey 1, 1100 clear 4, 1600 clear 2',
      { kind: 'stratus', lowM: 600, highM: 1100, aboutM: 900, confidence: 'likely' },
    ],
    [
      'is only possible with one point on each side',
      '400 fog 1, 800 clear 4',
      { kind: 'fog', lowM: 400, highM: 800, aboutM: 600, confidence: 'possible' },
    ],
    [
      'has no single height where the points are far apart',
      '400 fog 1, 450 fog 1, 1800 clear 4, 2500 clear 0',
      { kind: 'fog', lowM: 450, highM: 1800, aboutM: null, confidence: 'possible' },
    ],
    [
      'survives a hole in the fog',
      '400 fog 1, 500 clear 3, 600 fog 0, 700 fog 0, 1100 clear 6, 1500 clear 5',
      { kind: 'fog', lowM: 700, highM: 1100, aboutM: 900, confidence: 'possible' },
    ],
    ['is none under a sky that is grey all the way up', '400 grey 4, 900 grey 1, 1800 grey -4', null],
    ['is none on a clear day', '400 clear 14, 1800 clear 6', null],
    ['is none where it rains below', '400 other 6, 900 other 4, 1800 clear 1', null],
    [
      'is none for cloud on the slopes without a lid',
      '400 grey 12, 900 grey 9, 1900 clear 2, 2500 clear -1',
      null,
    ],
    ['is none for cloud round the peaks', '400 clear 12, 2600 grey -2, 3100 clear 1', null],
    [
      'is none where points of one height disagree: a cloud over one of two valleys',
      '440 grey 2, 457 clear 3, 780 clear 4, 1130 clear 3',
      null,
    ],
    [
      'is none for a cloud over the valley between points as warm',
      '1608 grey 18, 1620 clear 18, 1650 clear 18, 2300 clear 12',
      null,
    ],
    ['needs two heights', '400 fog 1', null],
  ])('%s', (_, points, expected) => {
    expect(of(points)).toEqual(expected)
  })
})
