import { beforeAll, describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { dayOf, hourOf, placeOf, reportOf, valuesOf } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import type { RegionalWinds } from '../../../domain/regional-wind/regional-winds.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { MountainDay, MountainPoint } from '../../../services/mountain/get-mountain-points.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { mountainQuery } from './mountain-query.ts'
import type { MountainChoice } from './mountain-view.server.ts'
import { mountainChoice, mountainView } from './mountain-view.server.ts'
import { southFoehn, now as windAt } from './regional-winds.fixture.ts'

/** Sunday, 10:10 in Switzerland. */
const now = Date.parse('2026-11-15T09:10:00Z')
const noWinds = { data: null, failures: [{ provider: 'stations', kind: 'no-data' as const }] }
const alps: MountainChoice = { region: 'alpine', sort: 'sun', fromM: null, date: null }

const daysOf = (known: Record<string, Partial<MountainDay>>): MountainDay[] => {
  const daily = Object.keys(known).map((date) => dayOf({ date }))
  return placeOutlook({ ...reportOf(now), hourly: [], daily }, null, now).days.map(
    ({ hours: _, ...day }) => ({
      ...day,
      stormHour: null,
      sunBeforeStormMinutes: null,
      ...known[day.date],
    }),
  )
}
const sunny = (minutes: number, more: Partial<MountainDay> = {}): Partial<MountainDay> => ({
  sunshineMinutes: minutes,
  sunBeforeStormMinutes: minutes,
  sign: 'sunny',
  windGustKmh: 30,
  ...more,
})
const pointAt = (heightM: number, known: Record<string, Partial<MountainDay>> = {}): MountainPoint => ({
  place: placeOf({ slug: `peak-${heightM}` }),
  heightM,
  hour: hourOf({ startAt: now }),
  days: daysOf(known),
  measured: null,
})

beforeAll(() => loadAllTexts(['en']))

function pointsOf(points: MountainPoint[], choice: Partial<MountainChoice> = {}, at = now) {
  const view = mountainView({ ...alps, ...choice }, readingOf(points, at), noWinds, writingIn('en', at))
  if ('missing' in view.points) throw new Error('no points')
  return view.points
}

it('says that föhn blows only while it is measured', () => {
  const said = (isStale: boolean) => {
    const foehn = { ...southFoehn(170, 1014.2), isStale } as Outcome<RegionalWinds>
    return mountainView(alps, readingOf([pointAt(3000)], windAt), foehn, writingIn('en', windAt)).blowing
  }
  expect(said(false)).toMatch(/foehn/)
  expect(said(true)).toBeNull()
})

describe('the best day', () => {
  const week = {
    '2026-11-15': sunny(200),
    '2026-11-16': sunny(540, { stormHour: 15, sunBeforeStormMinutes: 480, windGustKmh: 62 }),
    '2026-11-17': sunny(300),
  }

  it('is named with its end, and why it is the best', () => {
    const { question, answer, reason, shown, days } = pointsOf([pointAt(3000, week)])
    expect(question).toBe('Best day above 2000\u00a0m')
    expect(answer).toBe('Monday, until 15:00')
    expect(reason).toBe('9 hours of sun, thunderstorms from about 15:00, gusts up to 62\u00a0km/h.')
    expect(shown.date).toBe('2026-11-16')
    expect(days.map(({ weekday, sun }) => [weekday, sun])).toEqual([
      ['Today', '3\u00a0h'],
      ['Mon', '9\u00a0h'],
      ['Tue', '5\u00a0h'],
    ])
  })

  it('is none where no day is good, and then today is shown', () => {
    const { answer, reason, shown } = pointsOf([pointAt(3000, { '2026-11-15': sunny(60) })])
    expect([answer, reason, shown.date]).toEqual(['No good day in sight', null, '2026-11-15'])
  })

  it('is today in the morning only', () => {
    const points = [pointAt(3000, { '2026-11-15': sunny(500), '2026-11-16': sunny(300) })]
    expect(pointsOf(points).answer).toBe('Today')
    expect(pointsOf(points, {}, now + 3 * 3_600_000).answer).toBe('Monday')
  })

  it('gives way to the day in the address, which the rows are of', () => {
    const { answer, shown, rows } = pointsOf([pointAt(3000, week)], { date: '2026-11-17' })
    expect([answer, shown.name]).toEqual(['Monday, until 15:00', 'Tuesday 17 November'])
    expect(rows[0]?.sun?.text).toBe('5')
    expect(pointsOf([pointAt(3000, week)], { date: '2027-01-01' }).shown.date).toBe('2026-11-16')
  })
})

describe('the points of the day', () => {
  const day = (known: Partial<MountainDay>) => ({ '2026-11-15': known })
  const points = [
    pointAt(3600, day(sunny(300, { windGustKmh: 59.6, freezingLevelM: { lowest: 3300, highest: 3500 } }))),
    pointAt(3000, day(sunny(420, { stormHour: 16, freezingLevelM: { lowest: 3340, highest: 3500 } }))),
    pointAt(1800, day(sunny(500, { windGustKmh: null }))),
  ]
  const heights = (choice: Partial<MountainChoice>) =>
    pointsOf(points, choice).rows.map(({ height }) => Number.parseInt(height, 10))

  it('stand with sun, storm, gust and snow line, the sunniest above 2000 m first', () => {
    expect(pointsOf(points).rows).toMatchObject([
      {
        height: '3000\u00a0m',
        sun: { text: '7', share: 0.5 },
        stormHour: '16',
        snowLine: '3000',
        isInSnow: false,
      },
      { height: '3600\u00a0m', stormHour: null, isStrong: true, snowLine: '3000', isInSnow: true },
    ])
  })

  it('are chosen and sorted by the address', () => {
    expect(heights({ fromM: 0 })).toEqual([1800, 3000, 3600])
    expect(heights({ fromM: 0, sort: 'height' })).toEqual([3600, 3000, 1800])
    expect(heights({ fromM: 0, sort: 'wind' })).toEqual([3600, 3000, 1800])
    expect(heights({ fromM: 3500 })).toEqual([3600])
  })

  it('are all of a region that has none above 2000 m', () => {
    const { question, rows } = pointsOf([pointAt(1600, day(sunny(300)))])
    expect([question, rows.length]).toEqual(['Best day', 1])
  })

  it('are told as measured where a station stands beside them', () => {
    const measured = {
      ...valuesOf({ measuredAt: now, windSpeedKmh: 2, windGustKmh: 4, windFromDegrees: 270 }),
      temperatureC: -8,
      station: { id: 'SAE', name: 'Säntis', heightM: 2501, coordinates: { lat: 47.25, lon: 9.34 } },
    }
    expect(pointsOf([pointAt(2600), { ...pointAt(2502), measured }]).measured).toMatchObject([
      { slug: 'peak-2502', temperatureC: -8, measuredBy: 'Measured at Säntis (2501\u00a0m) at 10:10' },
    ])
  })
})

it('a choice is one of those offered, whatever the address says', () => {
  const of = (search: string) => mountainChoice(mountainQuery.read(search))
  expect(of('sort=wind&from=2500')).toMatchObject({ sort: 'wind', fromM: 2500 })
  expect(of('sort=name&from=1')).toEqual(alps)
})
