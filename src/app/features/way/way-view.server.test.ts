import { beforeAll, describe, expect, it } from 'vitest'
import { comingHour } from '../../../../tests/support/builders/plan.ts'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { placeOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { Leaving } from '../../../domain/way/on-the-way.ts'
import { readWay } from '../../../domain/way/read-way.ts'
import { wayQuery } from '../../../domain/way/way-query.ts'
import { lineOf } from '../../../domain/way/way-route.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WayAnswer } from '../../../services/way/get-way.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import type { WayChoice } from './way-choice.server.ts'
import { wayView } from './way-view.server.ts'

beforeAll(() => loadAllTexts(languages))

/** 17:04 in Switzerland. */
const now = Date.parse('2026-07-21T15:04:00Z')
const at = (time: string) => Date.parse(`2026-07-21T${time}:00+02:00`)
const thun = placeOf({
  slug: 'thun',
  names: { en: 'Thun', de: 'Thun', fr: 'Thoune', it: 'Thun' },
  coordinates: { lat: 46.76, lon: 7.63 },
  elevationM: 560,
})
const places = [zurich, thun]

function choiceOf(search: string, more: Partial<WayChoice> = {}): WayChoice {
  const asked = readWay(wayQuery.read(search), now)
  return { ...asked, code: null, typed: ['Zürich', 'Thun'], route: { stops: places }, problems: [], ...more }
}

const lastsMs = 80 * minuteMs
const leaving = (departAt: number, rainMm: number, more: Partial<Leaving> = {}): Leaving => ({
  departAt,
  arriveAt: departAt + lastsMs,
  stretches: Array.from({ length: 16 }, (_, index) => ({
    fromAt: departAt + index * 5 * minuteMs,
    untilAt: departAt + (index + 1) * 5 * minuteMs,
    weather: {
      rainMm: index === 4 ? rainMm : 0,
      snowMm: 0,
      snowCm: 0,
      rateMmh: index === 4 ? rainMm * 12 : 0,
      doubtPercent: 10,
      isThunder: false,
    },
  })),
  rainMm,
  snowMm: 0,
  snowCm: 0,
  surePercent: rainMm > 0 ? 10 : 80,
  isThunder: false,
  wet: rainMm > 0 ? { fromAt: departAt + 20 * minuteMs, untilAt: departAt + 25 * minuteMs } : null,
  isPartial: false,
  ...more,
})

const line = lineOf({ stops: places }, 'car')
const answerOf = (leavings: Leaving[], more: Partial<WayAnswer> = {}): WayAnswer => ({
  line: { ...line, lastsMs },
  isTrack: false,
  leavings,
  chosen: 0,
  marks: places.map((place, index) => ({
    at: {
      coordinates: place.coordinates,
      heightM: place.elevationM,
      aboutM: place.elevationM,
      km: index * 120,
      elapsedMs: index * lastsMs,
    },
    kind: index === 0 ? 'start' : 'end',
    stop: index,
    place,
    arriveAt: at('17:20') + index * lastsMs,
    hour: comingHour(at('17:00'), { precipitationChancePercent: 30, rainMm: 0.4, windGustKmh: 40 }),
    point: null,
  })),
  storm: null,
  hasRadar: true,
  ...more,
})

const none = { bars: [], more: null, unread: [] }
const search = 'stop=zurich&stop=thun&by=car&leave=2026-07-21T17:20'
const dry = leaving(at('17:20'), 0)
const wet = leaving(at('17:40'), 3)

function view(answer: Outcome<WayAnswer> | null, language: Language = 'en', choice = choiceOf(search)) {
  return wayView(choice, answer, none, writingIn(language, now))
}
const plain = (text: string | null | undefined) => text?.replaceAll(/[\s\u2060]+/g, ' ')

describe('the answer', () => {
  it.each([
    ['en', 'Zürich – Thun, by car', 'Leave at 17:20: dry, very likely (80%). Leave at 17:40: about 3 mm.'],
    [
      'de',
      'Zürich – Thun, mit dem Auto',
      'Start um 17:20 Uhr: trocken, sehr wahrscheinlich (80 %). Start um 17:40 Uhr: etwa 3 mm.',
    ],
    [
      'fr',
      'Zurich – Thoune, en voiture',
      'Départ à 17:20 : temps sec, très probable (80 %). Départ à 17:40 : environ 3 mm.',
    ],
    [
      'it',
      'Zurigo – Thun, in auto',
      'Partenza alle 17:20: asciutto, molto probabile (80 %). Partenza alle 17:40: circa 3 mm.',
    ],
  ] as const)('in %s', (language, title, lead) => {
    const page = view(readingOf(answerOf([dry, wet]), now), language)
    expect([plain(page.title), plain(page.lead)]).toEqual([title, lead])
  })

  it.each([
    [leaving(at('17:20'), 3), 'Leave at 17:20: rain from 17:40 to 17:45, about 3 mm.'],
    [
      leaving(at('17:20'), 3, { isThunder: true }),
      'Leave at 17:20: thunderstorms, rain from 17:40 to 17:45, about 3 mm.',
    ],
    [
      leaving(at('17:20'), 3, { rainMm: 0, snowMm: 3, snowCm: 4 }),
      'Leave at 17:20: snow from 17:40 to 17:45, about 4 cm.',
    ],
    [leaving(at('17:20'), 0, { surePercent: 40 }), 'Leave at 17:20: dry, possible (40%).'],
    [leaving(at('17:20'), 0, { surePercent: 10 }), 'Leave at 17:20: dry, uncertain (10%).'],
    [leaving(at('17:20') + 14 * hourMs, 0), 'Leave tomorrow at 07:20: dry, very likely (80%).'],
  ])('of %#', (one, lead) => expect(plain(view(readingOf(answerOf([one]), now)).lead)).toBe(lead))

  it('names a dry departure where the chosen one is wet', () => {
    const page = view(readingOf(answerOf([dry, wet], { chosen: 1 }), now))
    expect(plain(page.lead)).toMatch(/Leave at 17:20 instead: dry, very likely \(80%\)\.$/)
  })

  it('has bars where it rains, a table of the places, and departures that are links', () => {
    const { answer, scope } = view(readingOf(answerOf([wet, dry]), now))
    expect(plain(scope)).toBe('17:40 to 19:00: 126 km, about 1 h 20 min')
    expect(answer?.rain.bars).toHaveLength(16)
    expect(answer?.rain.bars[4]).toMatchObject({ step: 7, text: '18:00 to 18:05: rain, 36\u00a0mm/h' })
    expect(answer?.rain.bars[5]).toEqual({ text: '18:05 to 18:10: dry' })
    expect(answer?.rain.ticks.length).toBeGreaterThan(1)
    expect(answer?.marks[1]).toMatchObject({
      time: '18:40',
      name: 'Thun',
      details: ['560\u00a0m'],
      rain: '30% · 0.4\u00a0mm',
    })
    expect(answer?.departures[1]).toEqual({
      text: '17:20: dry, very likely (80%)',
      path: '/way?stop=zurich&stop=thun&by=car&leave=2026-07-21T17%3A20',
      height: 0,
      step: 0,
    })
    expect(view(readingOf(answerOf([dry]), now)).answer?.rain.bars).toEqual([])
  })

  it('tells hikers of thunder and daylight, never what to do', () => {
    const storm = { fromAt: at('19:00'), untilAt: at('21:00') }
    const onFoot = choiceOf('stop=zurich&stop=thun&by=foot')
    const late = leaving(at('20:30'), 0)
    const { answer } = view(readingOf(answerOf([late], { storm }), now), 'en', onFoot)
    expect(answer?.notes).toEqual([
      'Thunderstorm hours on the way until 21:00.',
      expect.stringMatching(/^The sun sets at 21:1\d, before the end\.$/),
      'Weather only, never a recommendation.',
    ])
    const early = view(readingOf(answerOf([dry], { storm }), now), 'en', onFoot).answer
    expect(early?.notes[0]).toBe('Thunderstorm hours begin at 19:00 on the way.')
  })

  it('says what is missing or old', () => {
    const { answer } = view(
      readingOf(answerOf([leaving(at('17:20'), 0, { isPartial: true })], { hasRadar: false }), now, {
        isStale: true,
      }),
    )
    expect(answer?.notes).toContain('Part of the route has no forecast: it lies too far beyond the border.')
    expect(answer?.rain.note).toMatch(/^No radar at the moment/)
    expect(answer?.oldSince).toMatch(/17:04/)
  })
})

it('a place between two others of which nothing is known has no row', () => {
  const marks = answerOf([dry]).marks
  const unknown = marks.map((mark) => ({ ...mark, hour: null }))
  const between = unknown.map((mark) => ({ ...mark, kind: 'between' as const }))
  const page = view(readingOf(answerOf([dry], { marks: [...unknown.slice(0, 1), ...between] }), now))
  expect(page.answer?.marks.map(({ name }) => name)).toEqual(['Zürich'])
})

describe('without an answer', () => {
  it('the page says what it is for, and offers the form', () => {
    const page = view(null, 'en', choiceOf('', { typed: [], route: null }))
    expect(page).toMatchObject({ title: 'Weather on the way', scope: null, failure: null, answer: null })
    expect(page.form.stops.map(({ role }) => role)).toEqual(['from', 'to'])
    expect(page.form.leave).toEqual({
      value: '2026-07-21T17:10',
      least: '2026-07-21T16:10',
      most: '2026-07-28T23:50',
    })
  })

  it('what was typed stays, and what is wrong is said', () => {
    const choice = choiceOf('stop=zurich&stop=Nowhereatallville&by=bike', {
      typed: ['Zürich', 'Nowhereatallville'],
      route: null,
      problems: [{ kind: 'unknown', name: 'Nowhereatallville' }, { kind: 'past' }],
    })
    const page = view(null, 'en', choice)
    expect(page.notices).toEqual([
      '“Nowhereatallville” is not a place we know.',
      'The departure in the address is in the past. This page assumes you leave now.',
    ])
    expect(page.form.stops.map(({ typed }) => typed)).toEqual(['Zürich', '', 'Nowhereatallville'])
    expect(page.form.chosenBy).toBe('bike')
  })

  it('a way beyond the forecasts is one', () => {
    const unknown = leaving(at('17:20'), 0, {
      stretches: [{ fromAt: 0, untilAt: 1, weather: null }],
      isPartial: true,
    })
    const page = view(readingOf(answerOf([unknown]), now))
    expect(page.answer).toBeNull()
    expect(page.notices[0]).toMatch(/^There is no forecast on this route/)
  })

  it('missing forecasts are a failure', () =>
    expect(view(failedWith('no-data')).failure?.title).toBe('No local forecasts at the moment'))
})
