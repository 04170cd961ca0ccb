import { expect, it } from 'vitest'
import { areaOf, bulletinOf } from '../../../tests/support/builders/bulletin.ts'
import { zurich } from '../../../tests/support/builders/weather.ts'
import type { AvalancheBulletin, DangerValue } from '../snow/avalanche.ts'
import { hourMs } from '../time/durations.ts'
import { avalancheObstacle } from './avalanche-obstacle.ts'
import type { Need } from './needs.ts'

const winter = Date.parse('2027-01-20T09:00:00Z')
const summer = Date.parse('2026-07-20T09:00:00Z')
const far = { lat: 46, lon: 7 }
const of = (need: Need, bulletin: AvalancheBulletin | null, now = winter, points = [zurich.coordinates]) =>
  avalancheObstacle(need, bulletin, points, now)
const level = (value: DangerValue) => bulletinOf([areaOf(winter, value)])
const unknown = { reason: 'bulletin' }

it.each([
  ['ski', level(5), null],
  ['tour', level(2), null],
  ['tour', level(3), { reason: 'avalanche', level: 3 }],
  ['tour', level('no-snow'), null],
  ['tour', level('no-rating'), unknown],
  ['tour', level('unknown'), unknown],
  ['tour', null, unknown],
  ['hike', level(2), null],
  ['hike', level(4), { reason: 'avalanche', level: 4 }],
  ['hike', level('no-rating'), null],
  ['hike', level('unknown'), unknown],
  ['hike', null, unknown],
] as const)('in winter, for %s with %j: %j', (need, bulletin, expected) =>
  expect(of(need, bulletin)).toEqual(expected),
)

it('out of season a hike needs no bulletin, a tour does', () => {
  expect(of('hike', bulletinOf([]), summer)).toBeNull()
  expect(of('hike', null, summer)).toBeNull()
  expect(of('tour', bulletinOf([]), summer)).toEqual(unknown)
})

it('a bulletin that is over says nothing about now', () =>
  expect(of('hike', bulletinOf([areaOf(winter - 48 * hourMs, 1)]))).toEqual(unknown))

it('where no area reaches, only a tour is not offered; a part that could not be read counts for both', () => {
  expect(of('hike', level(2), winter, [far])).toBeNull()
  expect(of('tour', level(2), winter, [far])).toEqual(unknown)
  expect(of('hike', { ...level(2), isWhole: false }, winter, [far])).toEqual(unknown)
})

it('the gravest of start and goal decides', () =>
  expect(of('tour', level(3), winter, [far, zurich.coordinates])).toEqual({ reason: 'avalanche', level: 3 }))
