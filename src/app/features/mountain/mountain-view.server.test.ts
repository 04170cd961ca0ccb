import { beforeAll, describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { hourOf, placeOf, valuesOf } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import type { RegionalWinds } from '../../../domain/regional-wind/regional-winds.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { southFoehn, now as windAt } from '../wind/regional-winds.fixture.ts'
import { mountainChoice, mountainView } from './mountain-view.server.ts'
import type { MountainChoice } from './mountain-view.ts'
import type { SeenPoint } from './seen-points.server.ts'

const now = Date.parse('2026-11-15T09:10:00Z')
const pointAt = (heightM: number): SeenPoint => ({
  place: placeOf({ slug: `peak-${heightM}` }),
  heightM,
  hour: hourOf({ startAt: now }),
  sky: hourOf({}),
  days: [],
  measured: null,
})
/** From 4000 m down, ten metres apart. */
const peaks = (count: number) => Array.from({ length: count }, (_, index) => pointAt(4000 - index * 10))

beforeAll(() => loadAllTexts(['en']))

function view(count: number, part = 1) {
  const winds = { data: null, failures: [{ provider: 'stations', kind: 'no-data' as const }] }
  const { points } = mountainView(
    { region: 'alpine', sort: 'height', fromM: 0, part },
    readingOf(peaks(count), now),
    winds,
    writingIn('en', now),
  )
  if ('missing' in points) throw new Error('no points')
  return points
}

it('says that föhn blows only while it is measured', () => {
  const said = (isStale: boolean) => {
    const foehn = { ...southFoehn(170, 1014.2), isStale } as Outcome<RegionalWinds>
    const choice = { region: 'alpine', sort: 'height', fromM: 0, part: 1 } as const
    return mountainView(choice, readingOf(peaks(1), windAt), foehn, writingIn('en', windAt)).winds
  }
  expect(said(false)).toMatch(/föhn/)
  expect(said(true)).toBeNull()
})

describe('a long list of points', () => {
  it('comes in parts of sixty, named by their heights', () => {
    const { count, parts, part, rows } = view(130, 2)
    expect(count).toBe('130 points')
    expect(parts).toEqual(['4000–3410\u00a0m', '3400–2810\u00a0m', '2800–2710\u00a0m'])
    expect(part).toBe(2)
    expect(rows.map(({ height }) => height)).toEqual(
      peaks(130)
        .slice(60, 120)
        .map(({ heightM }) => `${heightM}\u00a0m`),
    )
  })

  it('shows its last part where a later one is requested, and all of a short list', () => {
    expect(view(130, 9)).toMatchObject({ part: 3, rows: { length: 10 } })
    expect(view(60)).toMatchObject({ parts: { length: 1 }, rows: { length: 60 } })
    expect(view(0)).toMatchObject({ part: 1, parts: [], rows: [] })
  })

  it.each([
    ['', 1],
    ['part=3', 3],
    ['part=0', 1],
    ['part=-2', 1],
    ['part=2.7', 2],
    ['part=many', 1],
  ])('reads %s as part %i', (search, part) => {
    expect(mountainChoice(new URLSearchParams(search)).part).toBe(part)
  })
})

describe('the choice in the address', () => {
  const windy = (heightM: number, windGustKmh: number, freezingLevelM?: number): SeenPoint => ({
    ...pointAt(heightM),
    hour: hourOf({ startAt: now, windGustKmh, ...(freezingLevelM === undefined ? {} : { freezingLevelM }) }),
  })
  const calm = {
    ...valuesOf({ measuredAt: now, windSpeedKmh: 2, windGustKmh: 4, windFromDegrees: 270 }),
    temperatureC: -8,
    station: { id: 'SAE', name: 'Säntis', heightM: 2501, coordinates: { lat: 47.25, lon: 9.34 } },
  }
  const points = [
    windy(3600, 20, 2130),
    { ...windy(3000, 90), measured: calm },
    windy(2600, 60, 2440),
    windy(1800, 30, 2150),
  ]
  const rows = (choice: Partial<MountainChoice>) => {
    const view = mountainView(
      { region: 'alpine', sort: 'height', fromM: 0, part: 1, ...choice },
      readingOf(points, now),
      { data: null, failures: [] },
      writingIn('en', now),
    ).points
    return 'missing' in view ? [] : view.rows
  }
  const heights = (choice: Partial<MountainChoice>) =>
    rows(choice).map(({ height }) => Number.parseInt(height, 10))

  it('gives the freezing level to the hundred metres, as the page of the point does', () => {
    expect(rows({}).map(({ freezingLevel }) => freezingLevel)).toEqual([
      '2100\u00a0m',
      null,
      '2400\u00a0m',
      '2200\u00a0m',
    ])
  })

  it('sorts by what is shown: measured wind where a station stands near', () => {
    expect(heights({})).toEqual([3600, 3000, 2600, 1800])
    expect(heights({ sort: 'wind' })).toEqual([2600, 1800, 3600, 3000])
    expect(heights({ sort: 'freezing' })).toEqual([2600, 1800, 3600, 3000])
    expect(heights({ fromM: 2500, sort: 'wind' })).toEqual([2600, 3600, 3000])
  })

  it('is one of those offered, whatever the address says', () => {
    const of = (search: string) => mountainChoice(new URLSearchParams(search))
    expect(of('sort=wind&from=2500')).toMatchObject({ sort: 'wind', fromM: 2500 })
    expect(of('sort=name&from=1')).toMatchObject({ sort: 'height', fromM: 0 })
  })
})
