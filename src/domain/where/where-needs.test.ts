import { expect, it } from 'vitest'
import { isApart } from './apart.ts'
import { lookedForAs, minutesOf, reachKm } from './where-needs.ts'

it('minutes are the crow’s flight with a detour', () => {
  expect(reachKm(60)).toBeCloseTo(85 / 1.3, 6)
  expect(reachKm(0)).toBe(Number.POSITIVE_INFINITY)
  expect(minutesOf(65.4)).toBe(60)
  expect(minutesOf(0.2)).toBe(5)
})

it('what is planned somewhere can be looked for elsewhere', () => {
  expect((['hike', 'swim', 'ski', 'dry', 'hay'] as const).map(lookedForAs)).toEqual([
    ...['hike', 'lake', 'snow'],
    ...['dry', 'sun'],
  ])
})

const site = (lat: number, heightM: number) => ({ coordinates: { lat, lon: 8 }, heightM })

it.each([
  ['a neighbour', site(47.05, 500), false],
  ['a neighbour that is much higher', site(47.05, 1500), false],
  ['the next valley', site(47.2, 600), false],
  ['the summit above it', site(47.2, 1800), true],
  ['another region', site(47.5, 500), true],
] as const)('%s is another kind of place: %s', (_, other, expected) =>
  expect(isApart(other, [site(47, 500)])).toBe(expected),
)
