import { describe, expect, it } from 'vitest'
import type { AvalancheBulletin, BulletinArea, DangerRating, DangerValue, DayPeriod } from './avalanche.ts'
import {
  areaAt,
  bulletinState,
  byDanger,
  dangerByPeriod,
  editionOf,
  highestDanger,
} from './avalanche-rules.ts'

const rating = (value: DangerValue, period: DayPeriod = 'all_day'): DangerRating => ({
  value,
  period,
  subdivision: null,
  band: { lower: null, upper: null },
})
const [from, to] = [Date.UTC(2027, 0, 20, 7), Date.UTC(2027, 0, 20, 16)]
const square = (west: number, south: number, size = 1): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const area = (id: string, values: DangerValue[], more: Partial<BulletinArea> = {}): BulletinArea => ({
  id,
  validFrom: from,
  validTo: to,
  publishedAt: from,
  nextUpdateAt: to,
  isUnscheduled: false,
  regions: [{ id, name: id }],
  ratings: values.map((value) => rating(value)),
  problems: [],
  texts: {
    highlights: [],
    activity: [],
    weatherReview: [],
    travelAdvisory: [],
    snowpack: [],
    weather: [],
    tendency: [],
  },
  polygons: [[square(9, 46)]],
  ...more,
})
const bulletin = (...areas: BulletinArea[]): AvalancheBulletin => ({ language: 'de', areas, isWhole: true })

describe('the danger of an area', () => {
  it.each<[DangerValue[], DangerValue, boolean]>([
    [[2], 2, false],
    [[2, 4, 3], 4, false],
    [[3, 'unknown'], 3, true],
    [[5, 'unknown'], 5, false],
    [['unknown'], 'unknown', false],
    [[], 'unknown', false],
    [['no-rating'], 'no-rating', false],
    [['no-snow'], 'no-snow', false],
    [['no-snow', 'no-rating'], 'no-rating', false],
    [['no-snow', 'unknown'], 'unknown', false],
    [['no-rating', 1], 1, false],
  ])('%j is %s', (values, value, isAtLeast) =>
    expect(highestDanger(values.map((one) => rating(one)))).toEqual({ value, isAtLeast }),
  )

  it('by parts of the day: one for all of it counts in both', () => {
    const parts = (...ratings: DangerRating[]) =>
      dangerByPeriod({ ratings }).map(({ period, danger }) => [period, danger.value])
    expect(parts(rating(3))).toEqual([['all_day', 3]])
    expect(parts(rating(1, 'earlier'), rating(3, 'later'))).toEqual([
      ['earlier', 1],
      ['later', 3],
    ])
    expect(parts(rating(2), rating(3, 'later'))).toEqual([
      ['earlier', 2],
      ['later', 3],
    ])
    expect(parts(rating(3), rating(2, 'later'))).toEqual([
      ['earlier', 3],
      ['later', 3],
    ])
    expect(parts(rating(3, 'later'))).toEqual([['later', 3]])
    expect(parts()).toEqual([['all_day', 'unknown']])
  })
})

describe('whether it is in force', () => {
  it.each([
    ['at its first moment', from, 'valid'],
    ['just before its end', to - 1, 'valid'],
    ['at its end', to, 'expired'],
    ['before', from - 1, 'upcoming'],
  ])('%s: %s', (_, now, state) => expect(bulletinState(bulletin(area('a', [3])), now)).toBe(state))

  it.each([
    ['2026-07-15T12:00:00Z', 'off-season'],
    ['2026-11-30T22:59:00Z', 'off-season'],
    ['2026-11-30T23:01:00Z', 'missing'],
    ['2027-02-01T12:00:00Z', 'missing'],
    ['2027-04-30T21:59:00Z', 'missing'],
    ['2027-04-30T22:01:00Z', 'off-season'],
  ])('nothing listed on %s: %s', (time, state) =>
    expect(bulletinState(bulletin(), Date.parse(time))).toBe(state),
  )
})

it.each([
  ['2027-01-20T07:00:00Z', false, 'morning'],
  ['2027-01-20T16:00:00Z', false, 'evening'],
  ['2027-04-10T06:00:00Z', false, 'morning'],
  ['2027-04-10T15:00:00Z', false, 'evening'],
  ['2027-01-20T12:00:00Z', false, null],
  ['2026-09-10T15:00:00Z', true, null],
])('in force from %s, unscheduled %s: %s', (time, isUnscheduled, edition) =>
  expect(editionOf({ validFrom: Date.parse(time), isUnscheduled })).toBe(edition),
)

it('a place has the area it lies in, not its holes, and the gravest of several', () => {
  const place = { lat: 46.5, lon: 9.5 }
  const holed = area('holed', [4], { polygons: [[square(9, 46), square(9.4, 46.4, 0.2)]] })
  const [two, three] = [area('two', [2]), area('three', [3])]
  expect(areaAt(bulletin(two, three), place, from)?.id).toBe('three')
  expect(areaAt(bulletin(holed, two), place, from)?.id).toBe('two')
  expect(areaAt(bulletin(holed), { lat: 46.1, lon: 9.1 }, from)?.id).toBe('holed')
  expect(areaAt(bulletin(two), { lat: 45, lon: 9.5 }, from)).toBeNull()
  expect(areaAt(bulletin(two), place, to)).toBeNull()
  expect(areaAt(bulletin(area('nowhere', [5], { polygons: [] })), place, from)).toBeNull()
})

it('lists the highest danger first, and what cannot be read before it', () => {
  const areas = [area('2', [2]), area('?', []), area('4', [1, 4]), area('none', ['no-snow'])]
  expect(areas.sort(byDanger).map(({ id }) => id)).toEqual(['?', '4', '2', 'none'])
})
