import { beforeAll, describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import {
  currentOf,
  dayOf,
  hourOf,
  meteoswissFacts,
  zurich,
} from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { SumPeriodId } from '../../../domain/rain/sum-periods.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Source } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { PlaceSums, RainSums } from '../../../services/radar/show/create-radar.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { comingView } from './coming-view.server.ts'
import { precipitationQuery } from './precipitation-query.ts'
import { radarSumsView } from './radar-sums-view.server.ts'

const timeZone = 'Europe/Zurich'
/** 10:10 in Zürich; the radar's newest picture is of 10:05. */
const now = Date.parse('2026-11-15T09:10:00Z')
const nowAt = now - 5 * 60_000
const place = zurich
const source: Source = { ...meteoswissFacts('meteoswiss'), isDemo: false }
const other: Source = {
  ...source,
  id: 'opera',
  attribution: 'EUMETNET OPERA',
  url: 'https://www.eumetnet.eu/opera',
}
const reading = <T>(data: T) => readingOf(data, nowAt, { source })
beforeAll(() => loadAllTexts(languages))

describe('sums of the radar', () => {
  const hoursOf: Record<SumPeriodId, number> = {
    'last-1h': 1,
    'last-3h': 3,
    'last-6h': 6,
    'last-24h': 24,
    'next-1h': -1,
    'next-2h': -2,
  }
  const periods = (Object.entries(hoursOf) as [SumPeriodId, number][]).map(([id, hours]) => ({
    id,
    kind: hours > 0 ? ('measured' as const) : ('predicted' as const),
    startAt: hours > 0 ? nowAt - hours * hourMs : nowAt,
    endAt: hours > 0 ? nowAt : nowAt - hours * hourMs,
    coveredMinutes: Math.min(125, Math.abs(hours) * 60),
    sources: hours > 3 ? [other, source] : [other],
  }))
  const sums: RainSums = periods.map((period) => ({
    ...period,
    url: `/api/v1/radar/frames/${period.id.padEnd(16, '_')}.png`,
  }))
  const here = (mm: number | null): PlaceSums => periods.map((period) => ({ ...period, mm }))
  const manifest = {
    nowAt,
    grid: { west: 5, south: 45, east: 11, north: 48, cols: 4, rows: 4 },
    motion: null,
    layers: {},
  } as RadarManifest
  type Known = {
    all?: RainSums
    at?: number
    language?: Language
    manifest?: object
    fallingOf?: Parameters<typeof radarSumsView>[3]['fallingOf']
  }
  const viewOf = (requested: string | null, own: PlaceSums | null, known: Known = {}) => {
    const { all = sums, at = now, language = 'en' } = known
    const writing = writingIn(language, at)
    const shown = { ...manifest, ...known.manifest }
    const fallingOf =
      known.fallingOf ?? ((_: unknown, mm: number) => ({ rainMm: mm, snowMm: null, snowCm: null }))
    const { period } = precipitationQuery.read(requested === null ? '' : `period=${requested}`)
    return radarSumsView(reading(all), own, shown, { place, requested: period, fallingOf, writing })
  }
  const view = (requested: string | null, mm: number | null, language: Language = 'en') =>
    viewOf(requested, here(mm), { language })

  it('stand along the time axis; the last hour is shown unless another is requested', () => {
    const { periods: shown, chosen } = view(null, 1)
    expect(shown.map(({ id }) => id)).toEqual('last-24h last-6h last-3h last-1h next-1h next-2h'.split(' '))
    expect(chosen).toBe('last-1h')
    expect(view('next-2h', 1).chosen).toBe('next-2h')
    expect(view('last-99h', 1).chosen).toBe('last-1h')
  })

  it('offer no map of a forecast whose time has passed', () => {
    const viewAfter = (hours: number) => viewOf('next-2h', here(1), { at: nowAt + hours * hourMs })
    expect(viewAfter(0.9).chosen).toBe('next-2h')
    const { periods, chosen } = viewAfter(1.1)
    expect(periods.map(({ id }) => id)).toEqual('last-24h last-6h last-3h last-1h'.split(' '))
    expect(chosen).toBe('last-1h')
  })

  it('are filling as long as no forecast has come, or a layer is still to come', () => {
    const motion = { cols: 0, rows: 0, blockCells: 32, u: [], v: [] }
    const isFilling = (change: object) => viewOf(null, here(1), { manifest: change }).isFilling
    const clouds = (reason: string) => ({ motion, layers: { clouds: { isAvailable: false, reason } } })
    expect(isFilling({ motion: null })).toBe(true)
    expect(isFilling({ motion })).toBe(false)
    expect(isFilling(clouds('pending'))).toBe(true)
    expect(isFilling(clouds('no-source'))).toBe(false)
  })

  it('say which part of the period was seen, and that more may have fallen', () => {
    const shown = Object.fromEntries(view(null, 4).periods.map((period) => [period.id, period]))
    expect(shown['last-1h']).toMatchObject({
      covered: null,
      amount: { value: '4.0', unit: 'mm' },
      title: 'Last hour',
      span: '09:05–10:05',
    })
    expect(shown['last-24h']).toMatchObject({
      covered: '2\u00a0h\u00a05\u00a0min',
      amount: { value: '≥\u202f4.0' },
      span: 'Sat 10:05 – Sun 10:05',
    })
    expect(shown['next-2h']).toMatchObject({ covered: null, amount: { value: '4.0' } })
    expect(view('last-24h', 4).sentence).toBe('At least 4.0\u00a0mm fell in Zurich in the last 24 hours.')
    expect(view('last-24h', 0).sentence).toBe(
      'No precipitation in Zurich in the period covered by our images.',
    )
  })

  it.each([
    { minutes: 5, mm: 0, sentence: 'This total is not available yet for Zurich.', shown: null },
    { minutes: 25, mm: 0, sentence: 'This total is not available yet for Zurich.', shown: null },
    {
      minutes: 30,
      mm: 0,
      sentence: 'No precipitation in Zurich in the period covered by our images.',
      shown: '≥\u202f0',
    },
    {
      minutes: 5,
      mm: 2,
      sentence: 'At least 2.0\u00a0mm fell in Zurich in the last hour.',
      shown: '≥\u202f2.0',
    },
  ])('of $mm mm seen for $minutes minutes of an hour', ({ minutes, mm, sentence, shown }) => {
    const seen = <T extends { coveredMinutes: number }>(sum: T) => ({ ...sum, coveredMinutes: minutes })
    const view = viewOf('last-1h', here(mm).map(seen), { all: sums.map(seen) })
    expect(view.sentence).toBe(sentence)
    expect(view.periods.find(({ id }) => id === 'last-1h')).toMatchObject({
      amount: shown === null ? null : { value: shown },
      covered: `${minutes}\u00a0min`,
    })
  })

  it('are the place’s own where a radar was out over it, beside a map that saw more', () => {
    const seen = <T extends object>(sum: T) => ({ ...sum, coveredMinutes: 180 })
    const unseen = here(0).map((sum) => ({ ...sum, coveredMinutes: 95 }))
    const view = viewOf('last-3h', unseen, { all: sums.map(seen) })
    expect(view.sentence).toBe('No precipitation in Zurich in the period covered by our images.')
    expect(view.periods.find(({ id }) => id === 'last-3h')).toMatchObject({
      amount: { value: '≥\u202f0' },
      covered: '1\u00a0h\u00a035\u00a0min',
      picture: { covered: null },
    })
  })

  it('bear one missing picture without a doubt', () => {
    const seen = <T extends PlaceSums[number] | RainSums[number]>(sum: T) => ({
      ...sum,
      coveredMinutes: (sum.endAt - sum.startAt) / 60_000 - 5,
    })
    const { periods: shown } = viewOf(null, here(4).map(seen), { all: sums.map(seen) })
    const byId = Object.fromEntries(shown.map((period) => [period.id, period]))
    expect(byId['last-24h']).toMatchObject({ amount: { value: '4.0' }, covered: null })
    expect(byId['last-1h']).toMatchObject({ amount: { value: '≥\u202f4.0' }, covered: '55\u00a0min' })
  })

  it('name everyone who measured part of them, the demo world’s mark with each', () => {
    const credits = Object.fromEntries(
      view(null, 1).periods.map(({ id, credits }) => [id, credits.map(({ attribution }) => attribution)]),
    )
    expect(credits['last-24h']).toEqual(['EUMETNET OPERA', 'Source: MeteoSwiss'])
    expect(credits['last-1h']).toEqual(['EUMETNET OPERA'])
  })

  it('are centimetres where it snows, with their water', () => {
    const fallingOf = (_: unknown, mm: number) => ({ rainMm: null, snowMm: mm, snowCm: mm * 0.9 })
    const snowy = viewOf('last-3h', here(5), { fallingOf })
    expect(snowy.periods.find(({ id }) => id === 'next-2h')?.amount).toEqual({
      ...{ value: '5', unit: 'cm', water: '5.0\u00a0mm of water' },
    })
    expect(snowy.sentence).toBe('At least 5\u00a0cm of snow fell in Zurich in the last 3 hours.')
  })

  it('are a sentence of their own for measured and predicted, wet, dry and unknown', () => {
    expect(view('last-1h', 0.4).sentence).toBe('0.4\u00a0mm fell in Zurich in the last hour.')
    expect(view('last-1h', 0.01).sentence).toBe('No precipitation in Zurich in the last hour.')
    expect(view('next-2h', 12.4).sentence).toBe('About 12\u00a0mm expected in Zurich in the next 2 hours.')
    expect(view('next-1h', 0).sentence).toBe('No precipitation expected in Zurich in the next hour.')
    expect(view('next-1h', null).sentence).toBe('This total is not available yet for Zurich.')
    expect(viewOf('next-1h', null).sentence).toBe('The radar image does not cover Zurich.')
    expect(view('last-3h', 1.2, 'de').sentence).toBe(
      'In Zürich fielen in den letzten 3 Stunden mindestens 1,2\u00a0mm.',
    )
    expect(view('next-1h', 1.2, 'fr').sentence).toBe(
      'Il devrait tomber environ 1,2\u00a0mm à Zurich dans la prochaine heure.',
    )
    expect(view('last-1h', 0, 'it').sentence).toBe('A Zurigo non sono cadute precipitazioni nell’ultima ora.')
  })
})

describe('what is coming', () => {
  const air = { condition: 'rain', conditionCode: 500 } as const
  type Falls = { rainMm?: number | null; snowMm?: number | null; chance?: number | null }
  const report = (hours: Falls[], days: Falls[]): WeatherReport => ({
    coordinates: place.coordinates,
    timeZone,
    current: currentOf({ condition: 'partly-cloudy', observedAt: now, temperatureC: 3 }),
    hourly: hours.map(({ rainMm = null, snowMm = null, chance = null }, index) =>
      hourOf({
        ...air,
        startAt: Date.parse('2026-11-15T08:00:00Z') + index * hourMs,
        temperatureC: 3,
        precipitationChancePercent: chance,
        rainMm,
        snowMm,
      }),
    ),
    daily: days.map(({ rainMm = null, snowMm = null, chance = null }, index) =>
      dayOf({ ...air, date: `2026-11-${14 + index}`, precipitationChancePercent: chance, rainMm, snowMm }),
    ),
  })
  const view = (hours: Falls[], days: Falls[], language: Language = 'en') => {
    const given = report(hours, days)
    return comingView(reading(given), placeOutlook(given, null, now), writingIn(language, now))
  }

  it('sums only hours that are given, from now on', () => {
    const { sums } = view(
      Array.from({ length: 26 }, () => ({ rainMm: 0.5, chance: 60 })),
      [],
    )
    expect(sums.map(({ hours: count, amount, span }) => [count, amount?.value, span])).toEqual([
      [1, '0.5', '10:10–11:10'],
      [2, '1.0', '10:10–12:10'],
      [6, '3.0', '10:10–16:10'],
      [12, '6.0', '10:10–22:10'],
      [24, '12', 'Sun 10:10 – Mon 10:10'],
    ])
  })

  it('sums snow by its depth', () => {
    const { sums, hoursSentence } = view(
      Array.from({ length: 4 }, () => ({ snowMm: 2, chance: 90 })),
      [],
    )
    // Wet snow at three degrees: half as deep as in frost.
    expect(sums.map(({ amount }) => amount)).toEqual([
      { value: '1', unit: 'cm', water: '2.0\u00a0mm of water' },
      { value: '2', unit: 'cm', water: '4.0\u00a0mm of water' },
    ])
    expect(hoursSentence).toContain('cm of snow in the next 3 hours')
  })

  it('keeps amount and chance apart in words', () => {
    const hours = [{}, { chance: 10 }, { rainMm: 0.8, chance: 40 }, { rainMm: 0.2, chance: 90 }]
    expect(view(hours, []).hoursSentence).toBe(
      '1.0\u00a0mm in the next 3 hours, mainly around 11:00. Highest chance: 90%, around 12:00.',
    )
    expect(view([{}, { chance: 10 }, { rainMm: 0.8, chance: 90 }], []).hoursSentence).toBe(
      '0.8\u00a0mm in the next 2 hours, mainly around 11:00. Highest chance: 90%.',
    )
    const dry = { rainMm: 0, chance: 0 }
    expect(view([dry, { rainMm: 0.02, chance: 45 }, dry], []).hoursSentence).toBe(
      'No significant precipitation in the next 2 hours. Highest chance: 45%, around 10:00.',
    )
  })

  it('tells snow by its depth, on one scale for all days, and leaves yesterday out', () => {
    const { days, daysSentence, snowSentence } = view(
      [],
      [{ rainMm: 99 }, { rainMm: 5, snowMm: 15, chance: 100 }, { chance: 0 }, { rainMm: 4, snowMm: 1 }],
    )
    expect(days).toHaveLength(3)
    expect(days[0]).toMatchObject({
      weekday: 'Today',
      amount: { value: '8', unit: 'cm', water: '20\u00a0mm of water' },
      snowToo: null,
      rainShare: 0.25,
      snowShare: 0.75,
    })
    expect(days[1]).toMatchObject({ amount: null, chancePercent: 0 })
    expect(days[2]).toMatchObject({
      amount: { value: '5.0', unit: 'mm', water: null },
      snowToo: '<\u202f1\u00a0cm of snow',
    })
    expect(daysSentence).toBe('8\u00a0cm of snow today and in the next 2 days, mainly today.')
    expect(snowSentence).toBeNull()
  })

  it('tells the snow among more rain', () => {
    const { snowSentence } = view([], [{}, { rainMm: 9, snowMm: 4 }, { rainMm: 2 }])
    expect(snowSentence).toBe('Including 2\u00a0cm of snow, mainly today.')
  })

  it('writes a depth too small to be measured as that, not as nothing', () => {
    const { days } = view([], [{}, { snowMm: 0.06 }])
    expect(days[0]?.amount).toEqual({ value: '<\u202f1', unit: 'cm', water: '0.1\u00a0mm of water' })
  })

  it('gives the date of a day in a week, which has the name of today', () => {
    const days = Array.from({ length: 9 }, (_, index) =>
      index === 8 ? { rainMm: 20, chance: 90 } : { rainMm: 0 },
    )
    expect(view([], days).daysSentence).toContain('mainly on Sunday 22 November')
  })

  it('promises neither dryness nor amounts where the service gives none', () => {
    // All hours are called rainy.
    const unknown = view(
      Array.from({ length: 26 }, (_, index) => (index === 9 ? { chance: 80 } : { rainMm: 0, chance: 0 })),
      [],
    )
    expect(unknown.hoursSentence).toBe(
      'The weather service provides only probabilities, no amounts. Highest chance: 80%, around 18:00.',
    )
    expect(unknown.sums.map(({ hours, amount }) => [hours, amount?.value])).toEqual([
      [1, '0'],
      [2, '0'],
      [6, '0'],
      [12, undefined],
      [24, undefined],
    ])
    expect(view([], [{}, { chance: 80 }]).daysSentence).toBe(
      'The weather service provides only probabilities, no amounts.',
    )
    // Of today the amount is known, of tomorrow it is not.
    expect(view([], [{}, { rainMm: 0, chance: 0 }, { chance: 80 }]).daysSentence).toBe(
      'The weather service provides only probabilities, no amounts.',
    )
    expect(view([], [{}, { rainMm: 0, chance: 80 }, {}], 'de').daysSentence).toBe(
      'Kein nennenswerter Niederschlag erwartet.',
    )
  })
})

it('the default leaves no trace in the address', () => {
  expect(precipitationQuery.write({ place: null, period: 'last-1h' })).toBe('')
  expect(precipitationQuery.write({ place: '46.9,7.4', period: 'next-2h' })).toBe(
    '?place=46.9%2C7.4&period=next-2h',
  )
})
