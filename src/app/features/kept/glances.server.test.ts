import { beforeAll, describe, expect, it } from 'vitest'
import { dangersOf } from '../../../../tests/support/builders/dangers.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { warningOf } from '../../../../tests/support/builders/warnings.ts'
import { currentOf, dayOf, hourOf, openWeather, zurich } from '../../../../tests/support/builders/weather.ts'
import { type PollenStation, pollenTaxa } from '../../../domain/air/pollen.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { WeatherWarning } from '../../../domain/warning/warning.ts'
import type { WaterReading } from '../../../domain/water/water.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { LastReceipt } from '../../../services/push/demo-receipt.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { glancesQuery, placeGlances, requestedPlaces } from './glances.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.parse('2026-11-15T09:10:00Z')
const report: WeatherReport = {
  coordinates: zurich.coordinates,
  timeZone: 'Europe/Zurich',
  current: currentOf({ observedAt: now, temperatureC: 6.4 }),
  hourly: [],
  daily: [dayOf({ date: '2026-11-15', temperatureMaxC: 9.4, temperatureMinC: 1.6 })],
}
const reading = { source: openWeather, observedAt: now, fetchedAt: now, isStale: false, failures: [] }
const limmat: WaterReading = {
  id: '2099',
  name: 'Zürich, Unterhard',
  water: 'Limmat',
  kind: 'river',
  coordinates: zurich.coordinates,
  measuredAt: now,
  temperatureC: null,
  levelM: 400.2,
  dischargeM3s: 95,
  danger: 1,
  isDangerUnreadable: false,
  earlier: [],
}
const missing: Outcome<never> = { data: null, failures: [{ provider: 'openweather', kind: 'timeout' }] }
const grass: Outcome<PollenStation[]> = {
  ...reading,
  source: { ...openWeather, attribution: 'Source: MeteoSwiss' },
  data: [
    {
      id: 'PZH',
      name: 'Zürich',
      coordinates: zurich.coordinates,
      heightM: 580,
      hours: Array.from({ length: 24 }, (_, index) => ({
        at: now - index * hourMs,
        counts: Object.fromEntries(
          pollenTaxa.map((taxon) => [taxon, 60]),
        ) as PollenStation['hours'][number]['counts'],
      })).reverse(),
      days: [],
    },
  ],
}
const warning = (id: string, severity: 'minor' | 'moderate' | 'severe') =>
  warningOf({ id, severity, texts: { de: { title: `Warnung ${id}`, description: '', instruction: null } } })

function visit(
  options: {
    listed?: Outcome<WeatherReport>
    own?: Outcome<WeatherReport>
    warnings?: Partial<WarningReport>
    danger?: WaterReading['danger']
    gauge?: Partial<WaterReading>
    language?: Language
    receipt?: LastReceipt
    pollen?: Outcome<PollenStation[]>
  } = {},
) {
  const kept: number[] = []
  const requested: (string | null)[] = []
  const { visit: context } = visitIn({
    services: {
      findPlaces: { resolve: (value: string) => (value === 'nowhere' ? null : { ...zurich, slug: value }) },
      glanceWeather: async () => options.listed ?? { ...reading, data: report },
      getWeather: async (_: unknown, client: string | null) => {
        requested.push(client)
        return options.own ?? { ...reading, data: report }
      },
      getDangers: dangersOf(
        {
          getWarnings: async () => ({
            ...reading,
            data: {
              state: 'all-clear',
              warnings: [],
              fromProvider: null,
              updatedAt: now,
              ...options.warnings,
            },
          }),
          getWater: async () => ({
            ...reading,
            data: [{ ...limmat, danger: options.danger ?? 1, ...options.gauge }],
          }),
        },
        now,
      ),
      radar: { getRain: async () => missing },
      getDemoReceipt: options.receipt ? async () => options.receipt ?? null : null,
      getLakes: async () => ({
        ...reading,
        source: { ...openWeather, attribution: 'Eawag, Alplakes' },
        data: [{ lake: 'lowerzurich', samples: [[now, 21.3] as const] }],
      }),
      getPollen: async () => options.pollen ?? missing,
    },
    language: options.language ?? 'en',
    client: '192.0.2.7',
    now,
    freshUntil: (at) => void kept.push(at),
  })
  return { context, kept, requested }
}
const glance = async (options: Parameters<typeof visit>[0], value = 'zurich') =>
  (await placeGlances([value], visit(options).context)).glances[0]

describe('the places a request is about', () => {
  const many = (count: number) => ({ place: Array.from({ length: count }, (_, index) => `p${index}`) })

  it('are one to thirty, each once', () => {
    expect(requestedPlaces(glancesQuery.read('place=bern&place=thun&place=bern'))).toEqual(['bern', 'thun'])
    expect(requestedPlaces(many(30))).toHaveLength(30)
    expect(requestedPlaces(many(31))).toBeNull()
    expect(requestedPlaces(glancesQuery.read(''))).toBeNull()
    expect(requestedPlaces({ place: ['x'.repeat(101)] })).toBeNull()
  })
})

describe('weather', () => {
  it('has today’s range, in the reader’s language, unrounded: the browser knows the unit', async () => {
    const { glances, sources } = await placeGlances(['zurich'], visit({ language: 'it' }).context)
    expect(glances[0]).toMatchObject({
      requested: 'zurich',
      name: 'Zurigo',
      weather: { icon: 'cloudy', iconName: 'Nuvoloso', temperatureC: 6.4, range: { maxC: 9.4, minC: 1.6 } },
      rain: null,
    })
    expect(sources).toMatchObject([
      { attribution: openWeather.attribution, url: openWeather.url, isDemo: false, age: { at: now } },
    ])
  })

  it('has the day in one line, with the lake apart for the visitor’s unit, until it is over', async () => {
    const hour = (startAt: number) =>
      hourOf({ startAt, temperatureC: 20, feelsLikeC: 20, ...(startAt >= now + 5 * hourMs ? wet : {}) })
    const wet = { conditionCode: 501, rainMm: 2, precipitationChancePercent: 90 }
    const hourly = Array.from({ length: 24 }, (_, index) => hour(now - (now % hourMs) + index * hourMs))
    const listed = { ...reading, data: { ...report, hourly } }
    expect((await glance({ listed, language: 'de' }))?.day).toEqual({
      text: 'T-Shirt; Schirm ab 16\u00a0Uhr.',
      lake: { name: 'Zürichsee', temperatureC: 21.3 },
    })
    expect((await glance({}))?.day).toBeNull()
    const sourcesOf = async (options: Parameters<typeof visit>[0]) =>
      (await placeGlances(['zurich'], visit(options).context)).sources.map(({ attribution }) => attribution)
    expect(await sourcesOf({ listed, pollen: grass })).toEqual([
      openWeather.attribution,
      'Eawag, Alplakes',
      'Source: MeteoSwiss',
    ])
    expect(await sourcesOf({ pollen: grass })).toEqual([openWeather.attribution])
  })

  it('has what became of the last day, in the demo', async () => {
    const receipt: LastReceipt = {
      isToday: false,
      receipt: {
        falling: { what: 'rain', startAt: now, isLikely: true },
        saidAt: now - 3 * hourMs,
        rain: { kind: 'came', at: now + hourMs / 2, mm: 2 },
        maxC: 9,
        measuredMax: { temperatureC: 10, station: 'Zürich' },
      },
    }
    expect((await glance({ receipt }))?.receipt).toEqual({
      title: 'How yesterday turned out',
      text: 'We said rain from 10:10; according to the radar, rain came at 10:40. We said up to 9°; the Zürich station measured 10°.',
    })
    expect((await glance({}))?.receipt).toBeNull()
  })

  it('has the age of the oldest value of its own source', async () => {
    const minutesAgo = (minutes: number, attribution = openWeather.attribution) => {
      const source = { ...openWeather, attribution }
      return { ...reading, source, observedAt: now - minutes * 60_000, data: report }
    }
    const outcomes: Record<string, Outcome<WeatherReport>> = {
      bern: minutesAgo(5),
      thun: minutesAgo(15),
      paris: minutesAgo(300, 'MET Norway'),
    }
    const { context } = visit()
    context.services.glanceWeather = async ({ slug }) => outcomes[slug] ?? missing
    const { sources, age } = await placeGlances(['bern', 'thun', 'paris'], context)
    expect(sources.map((one) => [one.attribution, (now - one.age.at) / 60_000])).toEqual([
      [openWeather.attribution, 15],
      ['MET Norway', 300],
    ])
    expect(age?.at).toBe(now - 300 * 60_000)
  })

  it('that is cached for lists costs nothing; else it counts against the client’s share', async () => {
    const cached = visit()
    await placeGlances(['zurich'], cached.context)
    expect(cached.requested).toEqual([])
    const unknown = visit({ listed: missing })
    await placeGlances(['zurich'], unknown.context)
    expect(unknown.requested).toEqual(['192.0.2.7'])
    const stale = visit({ listed: { ...reading, data: report, isStale: true }, own: missing })
    expect((await placeGlances(['zurich'], stale.context)).glances[0]?.weather?.temperatureC).toBe(6.4)
  })

  it('that fails leaves the place in the list, and the answer out of the cache', async () => {
    const failing = visit({ listed: missing, own: missing })
    const { glances, age } = await placeGlances(['zurich', 'nowhere'], failing.context)
    expect(glances.map(({ name, weather }) => [name, weather])).toEqual([
      ['Zürich', null],
      [null, null],
    ])
    expect(age).toBeNull()
    expect(failing.kept).toEqual([now])
  })
})

describe('warnings', () => {
  it('are represented by the most severe, in the authority’s own words, with the number of others', async () => {
    const warnings = [warning('a', 'moderate'), warning('b', 'severe'), warning('c', 'minor')]
    expect(await glance({ warnings: { state: 'active', warnings } })).toMatchObject({
      warning: { level: 3, severity: 'Orange warning', title: 'Warnung b', language: 'de', more: 2 },
      warningNote: null,
    })
  })

  it('calm only where silence means something', async () => {
    const noteOf = async (state: WarningReport['state']) => {
      const warnings = state === 'sample' ? [warningOf({ isSample: true })] : []
      const { warning, warningNote } = (await glance({ warnings: { state, warnings } })) ?? {}
      expect(warning).toBeNull()
      return warningNote
    }
    expect(await noteOf('all-clear')).toBeNull()
    expect(await noteOf('unknown')).toBe('Warnings currently unknown')
    expect(await noteOf('sample')).toBe('Warnings currently unknown')
    expect(await noteOf('outside')).toBe('Outside our warning area')
    expect(await noteOf('last-known')).toContain('Last known situation')
  })

  it('stand in one list with floods, from level 2 on', async () => {
    const flood = { look: 'severity-3', severity: 'Flood: significant danger', title: 'Limmat' }
    expect(await glance({ danger: 3 })).toMatchObject({ warning: { ...flood, more: 0 }, warningNote: null })
    expect(await glance({ danger: 3, warnings: { state: 'unknown' } })).toMatchObject({ warning: flood })
    const warnings = [warning('a', 'severe')]
    expect(await glance({ danger: 2, warnings: { state: 'active', warnings } })).toMatchObject({
      warning: { title: 'Warnung a', more: 1 },
    })
    expect((await glance({}))?.warning).toBeNull()
  })

  it('that nobody can read are no silence', async () => {
    const gauge = { measuredAt: now - 4 * 3_600_000 }
    expect((await glance({ gauge }))?.warningNote).toBe('Flood danger not known since 06:10')
  })

  it('of an old copy are shown with its time', async () => {
    const shown = await glance({ warnings: { state: 'last-known', warnings: [warning('a', 'moderate')] } })
    expect(shown?.warning?.level).toBe(2)
    expect(shown?.warningNote).toContain('Last known situation')
  })

  it('of ours that reach a place outside our area say that nobody watches it for us', async () => {
    const warnings = [warning('a', 'moderate')]
    const shown = await glance({ warnings: { state: 'active', warnings, isOutside: true } })
    expect(shown).toMatchObject({ warning: { level: 2 }, warningNote: 'Outside our warning area' })
  })

  it('that the provider relays are not dated by our own copy, nor is its repetition another', async () => {
    const relayed = (type: WeatherWarning['type']) => ({
      ...warningOf({ type, severity: 'severe' }),
      issuer: 'DWD',
    })
    const own = warningOf({ type: 'wind', severity: 'minor', scale: 'meteoalarm' })
    const fromProvider = { warnings: [relayed('wind'), relayed('rain')], source: openWeather }
    const shown = await glance({ warnings: { state: 'last-known', warnings: [own], fromProvider } })
    expect(shown).toMatchObject({ warning: { more: 1 }, warningNote: null })
  })
})
