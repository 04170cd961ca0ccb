import { describe, expect, it } from 'vitest'
import { inversionOf } from './inversion.ts'

/** "400 8": metres and degrees of a point. */
const at = (points: string) =>
  inversionOf(
    points.split(', ').map((point) => {
      const [heightM = 0, temperatureC = 0] = point.split(' ').map(Number)
      return { heightM, temperatureC }
    }),
  )

describe('an inversion', () => {
  it.each<[string, string, ReturnType<typeof inversionOf>]>([
    ['none: colder all the way up', '400 8, 900 5, 1800 -1', null],
    ['none: a degree is chance', '400 3, 900 4', null],
    [
      'from the cold valley to the warm slope',
      '400 -2, 900 1, 1300 4, 2000 0',
      { bottomM: 400, topM: 1300, byC: 6 },
    ],
    ['in any order of the points', '1300 4, 2000 0, 400 -2', { bottomM: 400, topM: 1300, byC: 6 }],
    ['aloft, over well mixed air', '400 4, 900 0, 1200 5', { bottomM: 900, topM: 1200, byC: 5 }],
    ['none: two sites of one height', '560 2, 604 6', null],
    ['none: between two high peaks', '2500 -9, 3500 -5', null],
    ['none: föhn in one valley and not in the next', '398 20, 440 21, 457 25, 517 25, 623 25', null],
    ['none: a single point', '400 3', null],
  ])('%s', (_, points, expected) => {
    expect(at(points)).toEqual(expected)
  })
})
