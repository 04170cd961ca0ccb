import { expect, it } from 'vitest'
import type { BulletinArea, TextBlock } from './avalanche.ts'
import { joinAlike } from './join-alike.ts'

const words = (text: string): TextBlock[] => [{ kind: 'paragraph', runs: [{ text }] }]
const noTexts: BulletinArea['texts'] = {
  highlights: [],
  activity: [],
  travelAdvisory: [],
  snowpack: [],
  weatherReview: [],
  weather: [],
  tendency: [],
}
const areaOf = (name: string, change: Partial<BulletinArea> = {}): BulletinArea => ({
  id: name,
  validFrom: 0,
  validTo: 1,
  publishedAt: 0,
  nextUpdateAt: 1,
  isUnscheduled: false,
  regions: [{ id: name, name }],
  ratings: [{ value: 3, subdivision: null, period: 'all_day', band: { lower: null, upper: null } }],
  problems: [],
  texts: noTexts,
  polygons: [[[[name.length, 46]]]],
  ...change,
})

it('regions with the same danger and words become one area', () => {
  const low = areaOf('Jura', {
    ratings: [{ value: 1, subdivision: null, period: 'all_day', band: { lower: null, upper: null } }],
  })
  const joined = joinAlike([areaOf('Davos'), low, areaOf('Bernina')])
  expect(joined.map(({ regions }) => regions.map(({ name }) => name))).toEqual([
    ['Davos', 'Bernina'],
    ['Jura'],
  ])
  expect(joined[0]?.polygons).toHaveLength(2)
})

it('a region that is sent twice is one, with all of its outlines', () => {
  const drawn = (lon: number): BulletinArea['polygons'] => [[[[lon, 46]]]]
  const parts = [9, 10].map((lon) =>
    areaOf('Davos', { regions: [{ id: 'd', name: 'Davos', polygons: drawn(lon) }], polygons: [] }),
  )
  expect(joinAlike(parts).map(({ regions }) => regions)).toEqual([
    [{ id: 'd', name: 'Davos', polygons: [...drawn(9), ...drawn(10)] }],
  ])
})

it.each<[string, Partial<BulletinArea>]>([
  ['another period', { validTo: 2 }],
  ['another edition', { publishedAt: 1 }],
  ['other words on the snowpack', { texts: { ...noTexts, snowpack: words('Weak.') } }],
])('%s stays apart', (_, change) => {
  expect(joinAlike([areaOf('Davos'), areaOf('Bernina', change)])).toHaveLength(2)
})

it('weather that differs from region to region is kept with the names of its regions', () => {
  const weatherOf = (name: string, weatherReview: TextBlock[]) =>
    areaOf(name, { texts: { ...noTexts, weatherReview, weather: words('Cold.') } })
  const [joined] = joinAlike([
    weatherOf('Davos', words('12 cm')),
    weatherOf('Bernina', words('3 cm')),
    weatherOf('Flüela', words('12 cm')),
    weatherOf('Calanda', []),
  ])
  expect(joined?.texts.weatherReview).toEqual([
    { kind: 'regional', regions: 'Davos, Flüela', blocks: words('12 cm') },
    { kind: 'regional', regions: 'Bernina', blocks: words('3 cm') },
  ])
  expect(joined?.texts.weather).toEqual(words('Cold.'))
})
