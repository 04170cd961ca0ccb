import { beforeAll, describe, expect, it } from 'vitest'
import { comingHour } from '../../../../tests/support/builders/plan.ts'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { placeOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { WhereNeed } from '../../../domain/where/where-needs.ts'
import type { WhereAnswer, WhereFound } from '../../../services/where/get-where.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { whereChoice } from './where-choice.server.ts'
import { whereQuery } from './where-query.ts'
import { whereView } from './where-view.server.ts'

beforeAll(() => loadAllTexts(languages))

/** Friday 17 July 2026, 8:00. */
const now = Date.parse('2026-07-17T06:00:00Z')
const midnight = Date.parse('2026-07-17T22:00:00Z')
const found: WhereFound = {
  place: placeOf({ slug: 'airolo', coordinates: { lat: 46.53, lon: 8.61 } }),
  heightM: 1175,
  km: 95,
  minutes: 85,
  window: { startAt: midnight + 9 * hourMs, endAt: midnight + 18 * hourMs, hours: 9, surePercent: 80 },
  sunHours: 7.4,
  temperatureMaxC: 21.2,
  gustKmh: 65,
  sky: comingHour(midnight + 13 * hourMs),
}
const answerOf = (more: Partial<WhereAnswer> = {}): WhereAnswer => ({
  found: [found],
  left: [],
  isWarningUnknown: false,
  fits: [{ coordinates: zurich.coordinates, fit: 0.1 }],
  hours: { from: midnight, until: midnight + 12 * hourMs },
  further: [],
  ...more,
})

function view(search: string, answer = answerOf(), language: Language = 'en') {
  const choice = whereChoice(whereQuery.read(search), now)
  const start = { place: zurich, typed: 'Zürich', unknown: null }
  return whereView(readingOf(answer, now), choice, start, writingIn(language, now))
}
const saturday = 'day=2026-07-18&minutes=120'
const plain = (text: string | undefined) => text?.replaceAll(/[\s\u2060]+/g, ' ')

describe('the answer', () => {
  it.each([
    ['en', 'Where will the sun shine tomorrow?', 'Sun for 7 h, dry from 09:00 to 18:00, 21°'],
    ['de', 'Wo scheint morgen die Sonne?', '7 h Sonne, trocken von 9 bis 18 Uhr, 21°'],
    ['fr', 'Où le soleil brillera- t- il demain ?', '7 h de soleil, sec de 09:00 à 18:00, 21°'],
    ['it', 'Dove splende il sole domani?', '7 h di sole, asciutto dalle 09:00 alle 18:00, 21°'],
  ] as const)('in %s', (language, title, reason) => {
    const page = view(saturday, answerOf(), language)
    expect(plain(page.title)).toBe(title)
    expect(plain(page.answer?.found[0]?.reason)).toBe(reason)
  })

  it('says how high, how far and how likely, and leads into the day', () => {
    expect(view(saturday).answer?.found[0]).toMatchObject({
      facts: '1175\u00a0m · about 85\u00a0min · very likely (80%)',
      path: '/forecast?place=airolo&day=2026-07-18',
      figure: '7\u00a0h',
    })
    const unsure = { ...found, window: { ...found.window, surePercent: 50 } }
    expect(view(saturday, answerOf({ found: [unsure] })).answer?.found[0]?.facts).toMatch(/possible \(50%\)$/)
  })

  it.each([
    ['dry', {}, 'Dry from 09:00 to 18:00, up to 21°', '9\u00a0h'],
    ['cool', {}, 'No warmer than 21°, dry from 09:00 to 18:00', '21°'],
    ['hike', {}, 'Dry from 09:00 to 18:00, 21°, gusts 65\u00a0km/h', '21°'],
    ['hike', { gustKmh: 20 }, 'Dry from 09:00 to 18:00, 21°', '21°'],
    ['fog', { fogM: 1100 }, 'Above the fog at 1100\u00a0m, sun for 7\u00a0h, 21°', '7\u00a0h'],
    ['fog', { fogM: null }, 'Above the fog, sun for 7\u00a0h, 21°', '7\u00a0h'],
    [
      'lake',
      { lake: { name: 'Thunersee', temperatureC: 21.6 } },
      'Lake Thun, dry from 09:00 to 18:00, air 21°',
      '22°',
    ],
    [
      'snow',
      { snow: { station: 'Simplon', depthCm: 84, freshCm: 12 } },
      '84\u00a0cm of snow at Simplon, 12\u00a0cm fresh',
      '84\u00a0cm',
    ],
  ] satisfies [WhereNeed, Partial<WhereFound>, string, string][])(
    'for %s with %j has a reason and a figure',
    (need, more, reason, figure) => {
      const one = view(`${saturday}&need=${need}`, answerOf({ found: [{ ...found, ...more }] })).answer
        ?.found[0]
      expect([one?.reason, one?.figure]).toEqual([reason, figure])
      expect((one?.reason ?? '').split(/[ ,]+/).length).toBeLessThanOrEqual(12)
    },
  )

  it('says what minutes are', () => expect(view(saturday).howFar).toMatch(/times 1\.3, at 85\u00a0km\/h\.$/))

  it('says that nobody knows what is warned of, where that is so', () => {
    expect(view(saturday, answerOf({})).answer?.unread).toBeNull()
    expect(view(saturday, answerOf({ isWarningUnknown: true })).answer?.unread).toBe(
      'Warnings currently unknown.',
    )
  })

  it('names what is left out and how many more', () => {
    const places = ['Rigi', 'Pilatus', 'Rigi', 'Titlis', 'Säntis', 'Napf'].map((en) =>
      placeOf({ names: { en, de: en, fr: en, it: en } }),
    )
    expect(view(saturday, answerOf({ left: [{ obstacle: 'storm', places }] })).answer?.left).toEqual([
      'Thunderstorms are forecast there: Rigi, Pilatus, Titlis and 2 more.',
    ])
  })

  it('without a place leads to the whole country and to the next day', () => {
    const { wider = [] } = view(saturday, answerOf({ found: [] })).answer ?? {}
    expect(wider.map(({ text }) => text)).toEqual(['Show all of Switzerland', 'Show Sunday'])
    expect(wider[0]?.path).toMatch(/minutes=0/)
    expect(view('minutes=0', answerOf({ found: [] })).answer?.wider).toHaveLength(1)
    expect(view(saturday, answerOf({})).answer?.wider).toEqual([])
  })

  it('without a place says so, and without forecasts nothing', () => {
    expect(view(saturday, answerOf({ found: [] })).answer?.none).toMatch(
      /^No place within reach is likely to suit\./,
    )
    expect(plain(view('minutes=0', answerOf({ found: [] })).answer?.none ?? '')).toBe(
      'No place within reach is likely to suit.',
    )
    expect(view(`${saturday}&need=fog`, answerOf({ found: [] })).answer?.none).toMatch(/above fog/)
    const choice = whereChoice(whereQuery.read(''), now)
    const start = { place: zurich, typed: 'Zürich', unknown: 'Atlantis' }
    const page = whereView(failedWith('no-data'), choice, start, writingIn('en', now))
    expect(page.answer).toBeNull()
    expect(page.unknownStart).toBe(
      'We don’t know a place called “Atlantis”. The place below is used instead.',
    )
  })
})

it('the map has a dot for points that are near each other, the reach and the places', () => {
  const near = { lat: zurich.coordinates.lat + 0.005, lon: zurich.coordinates.lon }
  const fits = [
    { coordinates: zurich.coordinates, fit: 0.9 },
    { coordinates: near, fit: 0.8 },
    { coordinates: { lat: 46, lon: 9 }, fit: 0.1 },
  ]
  const map = view(saturday, answerOf({ fits })).answer?.map
  expect(map?.dots.map((path) => path.match(/M/g)?.length ?? 0)).toEqual([1, 0, 0, 1])
  // 120 minutes are 130.8 km.
  expect(map?.reach).toBe(374)
  expect(map?.marks).toHaveLength(1)
  expect(view('minutes=0').answer?.map.reach).toBeNull()
})

describe('what the address does not say', () => {
  const of = (search: string, at: number) => whereChoice(whereQuery.read(search), at)
  const evening = Date.parse('2026-07-17T16:30:00Z')

  it('is the next day that is left for a trip', () => {
    expect(of('', now)).toMatchObject({ need: 'sun', date: '2026-07-17', part: 'day', minutes: 60 })
    expect(of('', evening)).toMatchObject({ date: '2026-07-18' })
    expect(of('part=evening&day=2026-07-17', evening)).toMatchObject({ date: '2026-07-17' })
    expect(of('part=morning&day=2026-07-17', evening)).toMatchObject({ date: '2026-07-18' })
  })

  it('or says wrongly is as usual', () =>
    expect(of('need=gold&day=2020-01-01&part=night&minutes=7&height=9&region=mars', now)).toEqual({
      need: 'sun',
      date: '2026-07-17',
      part: 'day',
      minutes: 60,
      leastHeightM: 0,
      region: null,
    }))
})
