import { beforeAll, describe, expect, it } from 'vitest'
import { failedWith } from '../../../../tests/support/builders/sources.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { openWeather, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { floodDangers } from '../../../domain/danger/danger.ts'
import { inEveryLanguage, languages } from '../../../domain/language.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { sampleWarnings } from '../../../domain/texts/sample-warnings.ts'
import { allClearWarning } from '../../../domain/texts/warning-texts.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { WarningScope } from '../../../domain/warning/warning.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import type { RainView } from './rain-view.server.ts'
import { warningsView } from './warnings-view.server.ts'
import { allClear, now, pageOf, reading, report, type World } from './weather-page.fixture.ts'
import type { WeatherPageView } from './weather-page.server.ts'

beforeAll(() => loadAllTexts(languages))

describe('warnings', () => {
  const fair = {
    temperatureC: 20,
    windGustKmh: 10,
    windSpeedKmh: 5,
    visibilityKm: 30,
    precipitationChancePercent: 0,
    rainMm: null,
    snowMm: null,
    rainMmh: null,
    snowMmh: null,
  }
  const warning = {
    ...allClearWarning(now, { kind: 'switzerland' }),
    id: 'w1',
    scale: 'meteoalarm' as const,
    severity: 'severe' as const,
    type: 'storms' as const,
    area: 'Zürich-Winterthur',
    startAt: now - hourMs,
    endAt: now + 3 * hourMs,
    texts: { de: { title: 'Heftige Gewitter', description: 'Böen bis 90 km/h.', instruction: null } },
  }
  const warningsOf = async (view: Partial<WarningReport>, world: World = {}) =>
    (await pageOf({ warnings: reading({ ...allClear.data, ...view }), ...world })).page.warnings

  it('keep their words and name the language these are in', async () => {
    const view = await warningsOf({ state: 'active', warnings: [warning] })
    expect(view.cards[0]).toMatchObject({
      level: 3,
      severity: 'Orange warning',
      scale: 'MeteoAlarm: 3 of 4',
      words: { title: 'Heftige Gewitter', description: 'Böen bis 90 km/h.', language: 'de' },
      spans: [{ period: 'until 19:20 today', areas: [{ name: 'Zürich-Winterthur' }] }],
      own: 'Affects Zurich',
    })
    expect(view.isSevere).toBe(true)
  })

  it('carry the words of one language, as no other is shown here', async () => {
    const italian = { title: 'Temporali', description: 'Raffiche.', instruction: null }
    const view = await warningsOf({
      state: 'active',
      warnings: [{ ...warning, texts: { ...warning.texts, it: italian } }],
    })
    expect(view.cards[0]?.words.language).toBe('de')
    expect(JSON.stringify(view)).not.toContain('Temporali')
  })

  it.each([
    ['en', '17:20 to 19:20 today', 'from 17:20 today until 16:20 tomorrow', 'until 16:20 on Saturday'],
    [
      'de',
      'heute von 17:20 bis 19:20\u00a0Uhr',
      'von heute 17:20\u00a0Uhr bis morgen 16:20\u00a0Uhr',
      'bis Samstag 16:20\u00a0Uhr',
    ],
    [
      'fr',
      'aujourd’hui de 17:20 à 19:20',
      'dès aujourd’hui à 17:20 jusqu’à demain à 16:20',
      'jusqu’à samedi à 16:20',
    ],
    [
      'it',
      'oggi dalle 17:20 alle 19:20',
      'dalle 17:20 di oggi fino alle 16:20 di domani',
      'fino alle 16:20 di sabato',
    ],
  ] as const)('say when they hold, in %s', async (language, sameDay, overnight, days) => {
    const spans: [number, number][] = [
      [1, 3],
      [1, 24],
      [-1, 72],
    ]
    const warnings = spans.map(([from, to]) => ({
      ...warning,
      startAt: now + from * hourMs,
      endAt: now + to * hourMs,
    }))
    const view = await warningsOf({ state: 'active', warnings }, { language })
    expect(view.cards[0]?.spans.map(({ period }) => period).toSorted()).toEqual(
      [sameDay, overnight, days].toSorted(),
    )
  })

  it('show three and count the rest', async () => {
    const warnings = (['wind', 'rain', 'storms', 'snow', 'fog'] as const).map((type) => ({
      ...warning,
      id: type,
      type,
    }))
    const view = await warningsOf({ state: 'active', warnings })
    expect([view.cards.length, view.moreCount]).toEqual([3, 2])
  })

  it('of a region show the gravest floods and count the rest; of a place show each', () => {
    const readings = [5, 4, 3, 3, 3, 2, 2, 2, 2].map((danger, index) => ({
      ...gaugeOf(now, { id: `g${index}`, water: `River ${index}`, danger: danger as 2 | 3 | 4 | 5 }),
      earlier: [],
    }))
    const warnings = reading(allClear.data)
    const shown = (scope: WarningScope) => {
      const known = { warnings, dangers: floodDangers(readings, openWeather, now), unread: [] }
      const { dangers, moreCount } = warningsView(known, scope, false, writingIn('en', now))
      return [dangers.grave.map(({ level }) => level).join(''), dangers.slight.length, moreCount]
    }
    expect(shown({ kind: 'region', region: 'alpine' })).toEqual(['5433', 0, 5])
    expect(shown({ kind: 'place', place: zurich })).toEqual(['54333', 4, 0])
  })

  it('of a region stand among its dangers as rows, the gravest first, the title as it was issued', () => {
    const severe = { ...warning, severity: 'severe' as const }
    const known = {
      warnings: reading({ ...allClear.data, state: 'active' as const, warnings: [severe] }),
      dangers: floodDangers([{ ...gaugeOf(now, { danger: 4 }), earlier: [] }], openWeather, now),
      unread: [],
    }
    const view = warningsView(known, { kind: 'region', region: 'alpine' }, false, writingIn('en', now))
    expect(view.cards).toEqual([])
    expect(view.dangers.grave).toMatchObject([
      { level: '4', steps: 5 },
      { level: '', steps: 4, title: warning.texts.de.title, titleLanguage: 'de' },
    ])
  })

  const hourly = report.hourly.map((one) => ({ ...one, conditionCode: 800, ...fair }))
  const calm = { ...report, hourly, current: { ...report.current, ...fair, conditionCode: 800 } }

  it('are praised away only in calm weather', async () => {
    const title = async (data: WeatherReport) =>
      (await pageOf({ weather: reading(data) })).page.warnings.notice?.title
    expect(await title(calm)).toBe('All Clear: Good Weather Conditions')
    const rainy = hourly.map((one) => ({ ...one, precipitationChancePercent: 80 }))
    expect(await title({ ...calm, hourly: rainy })).toBe('No warnings for Zurich')
  })

  it.each([
    [null, 'All Clear: Good Weather Conditions', []],
    [1, 'All Clear: Good Weather Conditions', []],
    [2, 'No warnings for Zurich', ['slight']],
    [3, 'No active weather alerts for this location.', ['grave']],
  ] as const)('are not praised away beside a flood: danger %s', async (danger, title, listed) => {
    const gauge = { water: 'Limmat', name: 'Zürich, Unterhard', coordinates: zurich.coordinates, danger }
    const water = [{ ...gaugeOf(now, gauge), earlier: [] }]
    const { page, warning } = await pageOf({ weather: reading(calm), water })
    const { notice, dangers, isSevere } = page.warnings
    expect(notice).toMatchObject({ title, glyph: listed.length > 0 ? 'info' : 'check' })
    expect((['grave', 'slight'] as const).filter((kind) => dangers[kind].length > 0)).toEqual(listed)
    expect(dangers.isFirst).toBe(true)
    expect([isSevere, warning !== null]).toEqual([danger === 3, danger === 3])
  })

  it('are not praised away where flood or avalanche danger cannot be read', async () => {
    const { page } = await pageOf({ weather: reading(calm), bulletin: failedWith('timeout') })
    expect(page.warnings.notice).toMatchObject({ title: 'No warnings for Zurich', glyph: 'info' })
    expect(page.warnings.dangers.unread).toMatchObject([
      { title: 'Avalanche danger not known at the moment' },
    ])
  })

  it('as samples are never severe and carry no age', async () => {
    const view = await warningsOf({
      state: 'sample',
      warnings: sampleWarnings(
        now,
        inEveryLanguage(() => 'feed 500'),
      ),
    })
    expect(view).toMatchObject({ isSevere: false, age: null })
    expect(view.notice?.title).toBe('Examples, not real warnings')
    expect(view.cards[0]?.words.description).toContain('[EXAMPLE DATA]')
  })

  it('that the provider relays while our own list fails are real', async () => {
    const relayed = { ...warning, issuer: 'MeteoSwiss' }
    const fromProvider = { warnings: [relayed], source: reading(null).source }
    const { page, warning: bar } = await pageOf({
      warnings: reading({ ...allClear.data, state: 'sample', warnings: [], fromProvider }),
    })
    expect(page.warnings).toMatchObject({ isSevere: true, notice: { title: 'Situation unknown' } })
    expect(page.warnings.fromProvider?.cards).toMatchObject([{ level: 3 }])
    expect(bar).toMatchObject({ title: 'Heftige Gewitter', period: 'until 19:20 today' })
  })
})

describe('rain', () => {
  const steps = (rates: (number | null)[]): PlaceRain['steps'] => [
    { at: now, kind: 'measured', rateMmh: 0, probability: null, isSnow: false },
    ...rates.map((rateMmh, index) => ({
      at: now + (index + 1) * 5 * 60_000,
      kind: 'predicted' as const,
      rateMmh,
      probability: rateMmh ? 0.8 : 0.05,
      isSnow: false,
    })),
  ]
  const shown = ({ rain }: WeatherPageView): RainView | null =>
    'missing' in rain || 'abroad' in rain ? null : rain
  const rainOf = async (rates: (number | null)[]) =>
    shown(
      (await pageOf({ rain: reading({ nowAt: now, stepMinutes: 5, nearest: null, steps: steps(rates) }) }))
        .page,
    )

  it('is a sentence and 24 bars of five minutes', async () => {
    const rain = await rainOf(Array.from({ length: 30 }, (_, index) => (index < 12 ? 0 : 3)))
    expect(rain?.bars).toHaveLength(24)
    expect(rain?.bars[0]).toEqual({ text: '16:25: dry' })
    expect(rain?.bars[12]).toEqual({
      height: 50,
      step: 4,
      text: '17:25: chance of rain 80%, about 3\u00a0mm/h',
    })
    expect(rain?.ticks).toEqual([
      { at: 0.25, time: '16:50' },
      { at: 0.5, time: '17:20' },
      { at: 0.75, time: '17:50' },
    ])
    expect(rain?.sentence).toContain('17:25')
  })

  it('begins now where the radar’s last picture is some minutes old', async () => {
    const placeRain = {
      nowAt: now,
      stepMinutes: 5,
      nearest: null,
      steps: steps(Array.from({ length: 24 }, () => 3)),
    }
    const at = now + 12 * 60_000
    const rain = shown((await pageOf({ rain: reading(placeRain), at })).page)
    expect(rain?.bars).toHaveLength(22)
    expect(rain?.bars[0]?.text).toBe('16:35: chance of rain 80%, about 3\u00a0mm/h')
    expect(rain?.ticks[0]).toEqual({ at: 0.273, time: '17:00' })
    expect(rain?.age).toMatchObject({ at: now, ago: '12 minutes ago', isOld: false })
    expect((await pageOf({ rain: reading(placeRain), at: now + 3 * hourMs })).page.rain).toMatchObject({
      isPending: false,
    })
  })

  it('is being computed where the radar has images but no forecast yet, and polls', async () => {
    const onlyImages = { nowAt: now, stepMinutes: 5, nearest: null, steps: steps([]) }
    const rain = reading(onlyImages, { failures: [{ provider: 'radar', kind: 'pending' }] })
    const { page, fresh } = await pageOf({ rain })
    expect(page).toMatchObject({ rain: { missing: expect.stringMatching(/being/), isPending: true } })
    expect(fresh).toEqual([now + 5000])
    expect((await pageOf({ rain: reading(onlyImages) })).page).toMatchObject({
      rain: { missing: expect.stringMatching(/not available/), isPending: false },
    })
  })

  it('beyond the map it says what was measured, whose it is, and that there is no more', async () => {
    const measured = [
      { at: now - 300_000, kind: 'measured' as const, rateMmh: 2.4, probability: null, isSnow: false },
    ]
    const rain = reading({ nowAt: now - 300_000, stepMinutes: 10, nearest: null, steps: measured })
    const { page } = await pageOf({ isCovered: false, rain })
    expect(page.rain).toMatchObject({
      abroad: expect.stringMatching(
        /^Measured by radar, \d\d:\d\d: 2\.4.mm\/h\. The two-hour forecast ends just beyond the Swiss border\.$/,
      ),
      source: { attribution: expect.any(String) },
    })
  })

  it('says so where no radar reaches, and does not poll', async () => {
    const nothing = { data: null, failures: [{ provider: 'radar', kind: 'no-data' as const }] }
    const { page, fresh } = await pageOf({ isCovered: false, rain: nothing })
    expect(page.rain).toEqual({
      abroad: 'Outside Swiss radar coverage: no minute-by-minute forecast for this place.',
      source: null,
    })
    expect(fresh).toEqual([])
  })

  it('is left out where the radar sees nothing', async () => {
    expect(await rainOf(Array.from({ length: 24 }, () => null))).toBeNull()
    expect((await pageOf()).page.rain).toMatchObject({ isPending: false })
  })
})
