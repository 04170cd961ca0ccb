import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { providerFacts, readingOf } from '../../../tests/support/builders/sources.ts'
import { currentOf, dayOf, placeOf } from '../../../tests/support/builders/weather.ts'
import { freeBudget } from '../../../tests/support/free-budget.ts'
import { keyStoreInMemory } from '../../../tests/support/key-store-in-memory.ts'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { type FailureKind, UpstreamError } from '../../domain/failure.ts'
import type { Place } from '../../domain/place/place.ts'
import { sunOfDay } from '../../domain/sky/sun.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { Outcome, Reading } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { WeatherRequest } from '../../ports/sources.ts'
import { createLimiter } from '../../storage/limits/create-limiter.ts'
import type { CallBudget, CallWish } from '../operator/call-budget.ts'
import { createWeatherKey, openDataKey } from '../operator/weather-key.ts'
import { createGetWeather } from './get-weather.ts'
import type { WeatherSources } from './weather-sources.ts'

// No patience ends but where a test lets the time pass, however busy the machine is.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const patienceMs = 1200
/** The time passes until it is there. */
async function waitedFor<T>(page: Promise<T>): Promise<T> {
  let isThere = false
  const settled = page.finally(() => {
    isThere = true
  })
  while (!isThere) await vi.advanceTimersByTimeAsync(patienceMs)
  return settled
}

const now = Date.UTC(2026, 10, 15, 9)
const place = (country: string, more: Partial<Place> = {}) =>
  placeOf({ slug: 'x', country, coordinates: { lat: 46.123456, lon: 9.5 }, elevationM: 600, ...more })
const report = (runAt: number | null = null): WeatherReport => ({
  coordinates: { lat: 46.12, lon: 9.5 },
  timeZone: 'Europe/Zurich',
  current: currentOf({ observedAt: now, sunriseAt: now, sunsetAt: now }),
  hourly: [],
  daily: ['2026-11-15', '2026-11-16'].map((date) => dayOf({ date, sunriseAt: now, sunsetAt: now })),
  forecast: { sourceId: 'meteoswiss', runAt },
})

type Setting = {
  localRunAt?: number
  usesOpenData?: WeatherSources['usesOpenData']
  budget?: CallBudget
  callsPerReport?: number
  /** New answers of a free source for each client. */
  freeShare?: number
  /** What the sources wait for before they answer. */
  answersAfter?: Promise<void>
  isLocalPending?: boolean
}

function site(key: string | null, setting: Setting = {}) {
  const requested: { id: string; request: WeatherRequest }[] = []
  let isDown: FailureKind | null = null
  const sourceOf = (id: string) => ({
    facts: providerFacts(id),
    async fetchWeather(request: WeatherRequest) {
      requested.push({ id, request })
      await setting.answersAfter
      if (isDown) throw new UpstreamError({ provider: id, kind: isDown }, 'down')
      return report()
    },
  })
  const log = recordedLog()
  let at = now
  const clock = () => at
  const weatherKey = createWeatherKey({
    store: keyStoreInMemory(key).store,
    fallback: openDataKey,
    clock,
    log,
  })
  const source = { ...providerFacts('meteoswiss'), isDemo: false }
  const local = (): Reading<WeatherReport> | null =>
    setting.localRunAt === undefined ? null : readingOf(report(setting.localRunAt), now, { source })
  const getWeather = createGetWeather({
    sources: {
      openWeather: { ...sourceOf('openweather'), callsPerReport: () => setting.callsPerReport ?? 1 },
      metNorway: sourceOf('met-norway'),
      local,
      usesOpenData: setting.usesOpenData ?? (({ kind }) => kind !== 'openweather'),
    },
    weatherKey,
    budget: setting.budget ?? freeBudget,
    freeShares: createLimiter({ name: 'free', points: setting.freeShare ?? 1000, durationMs: 60_000 }),
    cache: memoryCache(clock),
    patienceMs,
    localPending: () => (setting.isLocalPending ? { provider: 'meteoswiss', kind: 'pending' } : null),
    clock,
    log,
  })
  return {
    requested,
    weatherKey,
    async answeredBy(where: Place) {
      const outcome = await getWeather(where, null)
      return outcome.data === null ? outcome.failures[0]?.kind : outcome.source.id
    },
    getWeather,
    log,
    pass: (ms: number) => {
      at += ms
    },
    breakDown: (kind: FailureKind = 'unavailable') => {
      isDown = kind
    },
  }
}

describe('who answers', () => {
  it.each([
    ['a key of OpenWeather', 'f00d', 'CH', 'openweather'],
    ['a key of OpenWeather', 'f00d', 'FR', 'openweather'],
    ['open data', 'OPEN_DATA', 'CH', 'meteoswiss'],
    ['open data', 'OPEN_DATA', 'LI', 'meteoswiss'],
    ['open data', 'OPEN_DATA', 'FR', 'met-norway'],
    ['the demo world', 'DEMO_KEY', 'CH', 'meteoswiss'],
    ['the demo world', 'DEMO_KEY', 'JP', 'met-norway'],
    ['no key', null, 'CH', 'key-missing'],
  ])('%s (%s) in %s: %s', async (_name, key, country, expected) => {
    expect(await site(key, { localRunAt: now - hourMs }).answeredBy(place(country))).toBe(expected)
  })

  it('OpenWeather answers in the demo too where it is to be used', async () => {
    const demo = site('DEMO_KEY', { localRunAt: now, usesOpenData: () => false })
    expect(await demo.answeredBy(place('CH'))).toBe('openweather')
  })

  it('local forecasts of more than twelve hours give way, and missing ones too', async () => {
    expect(await site('OPEN_DATA', { localRunAt: now - 12 * hourMs }).answeredBy(place('CH'))).toBe(
      'meteoswiss',
    )
    expect(await site('OPEN_DATA', { localRunAt: now - 13 * hourMs }).answeredBy(place('CH'))).toBe(
      'met-norway',
    )
    expect(await site('OPEN_DATA').answeredBy(place('CH'))).toBe('met-norway')
  })

  it('until the first local run is there, what stands in for it is said to do so, where it does', async () => {
    const starting = site('OPEN_DATA', { isLocalPending: true })
    const waiting = [{ provider: 'meteoswiss', kind: 'pending' }]
    expect(await starting.getWeather(place('CH'), null)).toMatchObject({
      source: { id: 'met-norway' },
      failures: waiting,
    })
    expect(await starting.getWeather(place('FR'), null)).toMatchObject({ failures: [] })
    expect(await site('OPEN_DATA').getWeather(place('CH'), null)).toMatchObject({ failures: [] })
    expect(await site('f00d', { isLocalPending: true }).getWeather(place('CH'), null)).toMatchObject({
      source: { id: 'openweather' },
      failures: [],
    })
  })

  it('old local forecasts are better than none, marked as old', async () => {
    const old = site('OPEN_DATA', { localRunAt: now - 30 * hourMs })
    old.breakDown()
    const outcome = await old.getWeather(place('CH'), null)
    expect(outcome).toMatchObject({
      isStale: true,
      source: { id: 'meteoswiss' },
      failures: [{ provider: 'met-norway', kind: 'unavailable' }],
    })
  })

  it('another key takes effect at once', async () => {
    const changing = site('OPEN_DATA')
    expect(await changing.answeredBy(place('CH'))).toBe('met-norway')
    await changing.weatherKey.save('f00d')
    expect(await changing.answeredBy(place('CH'))).toBe('openweather')
    await changing.weatherKey.remove()
    expect(await changing.answeredBy(place('CH'))).toBe('key-missing')
  })
})

describe('one answer for a place', () => {
  it('is requested to the kilometre', async () => {
    const one = site('f00d')
    await one.getWeather(place('CH', { coordinates: { lat: 46.1234, lon: 9.5001 } }), null)
    await one.getWeather(place('CH', { coordinates: { lat: 46.1199, lon: 9.4999 }, elevationM: 900 }), null)
    expect(one.requested.map(({ request }) => request.coordinates)).toEqual([{ lat: 46.12, lon: 9.5 }])
  })

  it('has one cache entry per height where the source uses heights', async () => {
    const one = site('OPEN_DATA')
    await one.getWeather(place('FR', { elevationM: 600 }), null)
    await one.getWeather(place('FR', { elevationM: 2600 }), null)
    await one.getWeather(place('FR', { elevationM: 600 }), null)
    expect(one.requested.map(({ request }) => request.elevationM)).toEqual([600, 2600])
  })
})

describe('the sun in a report', () => {
  const sunOf = ({ data }: Outcome<WeatherReport>) =>
    [data?.current, ...(data?.daily ?? [])].map((one) => ({
      sunriseAt: one?.sunriseAt,
      sunsetAt: one?.sunsetAt,
    }))
  const expected = ({ coordinates }: Place, ...dates: string[]) =>
    dates.map((date) => {
      const { sunriseAt, sunsetAt } = sunOfDay(coordinates, date, 'Europe/Zurich')
      return { sunriseAt, sunsetAt }
    })
  const bevaix = place('CH', { coordinates: { lat: 46.9297, lon: 6.8147 } })

  it.each([
    ['the point of a local forecast', { localRunAt: now }, 'OPEN_DATA'],
    ['the square kilometre it was requested for', {}, 'OPEN_DATA'],
    ['the provider’s own times', {}, 'f00d'],
  ])('is the place’s own, instead of %s', async (_, setting, key) => {
    const outcome = await site(key, setting).getWeather(bevaix, null)
    expect(outcome.data?.coordinates).toEqual(bevaix.coordinates)
    expect(sunOf(outcome)).toEqual(expected(bevaix, '2026-11-15', '2026-11-15', '2026-11-16'))
  })

  it('is of the day that has begun, not of that of an older reading', async () => {
    const one = site('OPEN_DATA', { localRunAt: now })
    one.pass(14 * hourMs + 28_000)
    expect(sunOf(await one.getWeather(bevaix, null))[0]).toEqual(expected(bevaix, '2026-11-16')[0])
  })
})

describe('what is billed', () => {
  const swiss = place('CH', { slug: 'chur' })
  const budgetThat = (mayAsk: () => boolean, stretch = 1) => {
    const requested: CallWish[] = []
    const charged: [string | null, number][] = []
    const budget: CallBudget = {
      ...freeBudget,
      mayAsk: async (wish) => {
        requested.push(wish)
        return mayAsk()
      },
      charge: async (client, calls) => void charged.push([client, calls]),
      stretch: async () => stretch,
    }
    return { budget, requested, charged }
  }

  it('is charged to the client that causes it, once for all who wait', async () => {
    const { budget, charged } = budgetThat(() => true)
    const one = site('f00d', { budget, callsPerReport: 5 })
    await Promise.all(Array.from({ length: 20 }, () => one.getWeather(swiss, 'a')))
    expect(charged).toEqual([['a', 5]])
    expect(one.requested).toHaveLength(1)
  })

  it('a place of our list comes before a position and a place abroad', async () => {
    const { budget, requested } = budgetThat(() => false)
    const one = site('f00d', { budget })
    await one.getWeather(place('CH', { slug: '46.12,9.50', coordinates: { lat: 46.12, lon: 9.5 } }), 'a')
    await one.getWeather(place('FR', { slug: 'paris', coordinates: { lat: 48.8, lon: 2.3 } }), 'a')
    await one.getWeather(swiss, 'a')
    expect(requested.map(({ isNamed }) => isNamed)).toEqual([false, false, true])
  })

  it('is not fetched where the budget is used up: the last response is used, marked as old', async () => {
    let mayAsk = true
    const { budget } = budgetThat(() => mayAsk)
    const one = site('f00d', { budget })
    await one.getWeather(swiss, 'a')
    mayAsk = false
    one.pass(hourMs)
    const quota = [{ provider: 'openweather', kind: 'quota' }]
    expect(await one.getWeather(swiss, 'a')).toMatchObject({ isStale: true, failures: quota })
    const elsewhere = { ...swiss, coordinates: { lat: 47, lon: 8 } }
    expect(await one.getWeather(elsewhere, 'a')).toEqual({ data: null, failures: quota })
    expect(one.requested).toHaveLength(1)
  })

  it('answers live longer near the end of it', async () => {
    const one = site('f00d', { budget: budgetThat(() => true, 4).budget })
    await one.getWeather(swiss, 'a')
    one.pass(0.6 * hourMs)
    expect(await one.getWeather(swiss, 'a')).toMatchObject({ isStale: false, failures: [] })
    expect(one.requested).toHaveLength(1)
  })

  it('new answers of a free source are shared out among clients, known ones are for all', async () => {
    const open = site('OPEN_DATA', { freeShare: 2 })
    const abroad = (lat: number) => place('FR', { coordinates: { lat, lon: 2 } })
    for (const lat of [45, 46]) expect((await open.getWeather(abroad(lat), 'a')).data).not.toBeNull()
    expect(await open.getWeather(abroad(47), 'a')).toMatchObject({
      data: null,
      failures: [{ provider: 'met-norway', kind: 'quota' }],
    })
    expect((await open.getWeather(abroad(47), 'b')).data).not.toBeNull()
    expect((await open.getWeather(abroad(47), 'a')).data).not.toBeNull()
  })

  it('open data is not', async () => {
    const { budget, requested } = budgetThat(() => false)
    expect((await site('OPEN_DATA', { budget }).getWeather(swiss, 'a')).data).not.toBeNull()
    expect(requested).toEqual([])
  })
})

it.each([
  ['f00d', 'openweather'],
  ['OPEN_DATA', 'met-norway'],
])(
  'with %s a page does not wait for a slow source, whose answer is there for the next one',
  async (key, id) => {
    const { promise: answersAfter, resolve: answer } = Promise.withResolvers<void>()
    const slow = site(key, { answersAfter })
    const pending = { data: null, failures: [{ provider: id, kind: 'pending' }] }
    for (const visit of [1, 2])
      expect(await waitedFor(slow.getWeather(place('FR'), 'a')), `visit ${visit}`).toEqual(pending)
    answer()
    expect(await slow.answeredBy(place('FR'))).toBe(id)
    expect(slow.requested, 'asked for and billed once').toHaveLength(1)
  },
)

it('a refused key is logged, but not at every request', async () => {
  const one = site('f00d')
  one.breakDown('key-invalid')
  for (let i = 0; i < 5; i++) await one.getWeather(place('CH', { coordinates: { lat: 46 + i, lon: 9 } }), 'a')
  const warnings = () =>
    one.log.lines.filter(({ level, message }) => level === 'error' && /refuses the key/.test(message))
  expect(warnings()).toHaveLength(1)
  one.pass(hourMs)
  await one.getWeather(place('CH'), 'a')
  expect(warnings()).toHaveLength(2)
})
