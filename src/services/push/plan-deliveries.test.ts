import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { zurich } from '../../../tests/support/builders/weather.ts'
import { fairPlan } from '../../../tests/support/builders/wishes.ts'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { type Coordinates, parseCoordinates } from '../../domain/place/coordinates.ts'
import type { PlaceRain } from '../../domain/rain/place-rain.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { WeatherWarning } from '../../domain/warning/warning.ts'
import { warningGeography } from '../../reference/warning-regions.ts'
import { openDatabase } from '../../storage/database/open-database.ts'
import { createPushStore } from '../../storage/push/create-push-store.ts'
import { createPlan } from './plan-deliveries.ts'

const start = Date.parse('2026-11-15T09:00:00Z')
const count = 60
const placesEach = 5
const placeOf = (n: number, i: number) =>
  `${(46.5 + (n % 20) * 0.02).toFixed(2)},${(7 + i + (n / 20) * 0.02).toFixed(2)}`
const subscriber = (n: number) => ({
  endpoint: `https://web.push.apple.com/${n}`,
  keys: { p256dh: '', auth: '' },
  language: 'de' as const,
  watches: Array.from({ length: placesEach }, (_, i) => ({
    place: placeOf(n, i),
    warningsFrom: 'severe' as const,
    rain: { quiet: null },
  })),
})
const gale = warningOf({
  id: 'gale',
  severity: 'severe',
  area: 'Switzerland',
  startAt: start,
  endAt: start + 600 * minuteMs,
})
const dryThenWet = (at: number): PlaceRain => ({
  nowAt: at,
  stepMinutes: 5,
  nearest: null,
  steps: Array.from({ length: 25 }, (_, i) => ({
    at: at + i * 5 * minuteMs,
    kind: i === 0 ? 'measured' : 'predicted',
    rateMmh: i >= 4 ? 2 : 0,
    probability: i === 0 ? null : i >= 4 ? 0.9 : 0.01,
    isSnow: false,
  })),
})

describe('the work of planning', () => {
  let now = start
  let warnings: WeatherWarning[] = []
  let run = { name: 'first', rainyPlaces: 0 }
  let store: ReturnType<typeof createPushStore>
  let mayGoOn = true
  /** What a tick has read: subscribers, and places on the radar. */
  let work = { subscribers: 0, radar: 0 }
  /** How far that work was each time messages were sent in between. */
  let sentAt: (typeof work)[] = []
  let tick: () => Promise<number>

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    ;[now, warnings, run, mayGoOn] = [start, [], { name: 'first', rainyPlaces: 0 }, true]
    const log = recordedLog()
    const database = openDatabase({ kind: 'sqlite', path: join(ownFolder(), 'push.db') }, log)
    onTestFinished(async () => {
      vi.useRealTimers()
      await database.close()
    })
    store = createPushStore(database, { secret: 'a secret of the operator', log })
    for (let n = 0; n < count; n++) await store.save(subscriber(n))
    const rainy = () => Array.from({ length: run.rainyPlaces }, (_, n) => placeOf(n, 0))
    const known: Awaited<ReturnType<Parameters<typeof createPlan>[0]['services']>> = {
      findPlaces: {
        resolve: (slug: string) => ({
          ...zurich,
          slug,
          coordinates: parseCoordinates(slug) ?? zurich.coordinates,
        }),
      },
      getWarnings: async () =>
        readingOf(
          {
            state: warnings.length > 0 ? 'active' : 'all-clear',
            warnings,
            fromProvider: null,
            updatedAt: null,
          },
          now,
        ),
      getFurtherDangers: async () => ({ dangers: [], unread: [] }),
      getPlanSources: async (place) => fairPlan(place, '2026-11-15', now),
      getLakes: async () => ({ data: null, failures: [] }),
      getPollen: async () => ({ data: null, failures: [] }),
      radar: {
        getRainSoon: async () =>
          readingOf(
            {
              run: run.name,
              isAnywhere: run.rainyPlaces > 0,
              at(coordinates: Coordinates) {
                work.radar++
                const isRainy = rainy().some((value) => {
                  const there = parseCoordinates(value)
                  return there?.lat === coordinates.lat && there.lon === coordinates.lon
                })
                return isRainy ? dryThenWet(now) : null
              },
            },
            now,
          ),
      },
    }
    const plan = createPlan({
      store: {
        ...store,
        async subscribers(from, limit) {
          const page = await store.subscribers(from, limit)
          work.subscribers += page.rows.length
          return page
        },
      },
      services: async () => known,
      geography: warningGeography,
      clock: () => now,
      topicOf: (text) => text,
    })
    tick = async () => {
      work = { subscribers: 0, radar: 0 }
      sentAt = []
      const send = async () => sentAt.push({ ...work })
      return plan(async () => mayGoOn, send)
    }
    // Saved long before it begins.
    pass(2 * minuteMs)
    await tick()
    await tick()
    pass(2 * minuteMs)
  })
  const pass = (ms: number) => {
    now += ms
    vi.setSystemTime(Date.now() + ms)
  }
  const nothing = { subscribers: 0, radar: 0 }

  it('is none while nothing changes', async () => {
    for (let times = 0; times < 5; times++) {
      expect(await tick()).toBe(0)
      expect(work).toEqual(nothing)
      pass(10_000)
    }
  })

  it('is that of one subscriber where one has changed a choice, as often as that happens', async () => {
    warnings = [gale]
    await tick()
    pass(minuteMs)
    for (let times = 0; times < 5; times++) {
      await store.save(subscriber(7))
      await tick()
      expect(work).toEqual({ subscribers: 1, radar: placesEach })
      pass(10_000)
    }
  })

  it('is that of all for a new warning, at once, and none for the next look at it', async () => {
    warnings = [gale]
    expect(await tick()).toBe(count)
    // Once for the warning, and again for rain when it has been sent.
    expect(work.subscribers).toBe(2 * count)
    expect(sentAt).toEqual([{ subscribers: count, radar: 0 }])
    pass(10_000)
    await tick()
    expect(work).toEqual(nothing)
    warnings = [gale, { ...gale, id: 'second' }]
    expect(await tick()).toBe(count)
    pass(10_000)
    warnings = [gale]
    await tick()
    expect(work).toEqual(nothing)
  })

  it('is that of all after a radar run that sees rain begin, once a minute at most', async () => {
    run = { name: 'second', rainyPlaces: 3 }
    expect(await tick()).toBe(3)
    expect(work).toEqual({ subscribers: count, radar: count * placesEach })
    for (const name of ['third', 'fourth', 'fifth']) {
      run = { name, rainyPlaces: 3 }
      pass(15_000)
      await tick()
      expect(work).toEqual(nothing)
    }
    pass(15_000)
    await tick()
    expect(work.subscribers).toBe(count)
    pass(2 * minuteMs)
    run = { name: 'dry', rainyPlaces: 0 }
    await tick()
    expect(work).toEqual(nothing)
  })

  it('is done again every ten minutes, for what was missed', async () => {
    pass(10 * minuteMs)
    await tick()
    expect(work.subscribers).toBe(count)
  })

  it('of wishes goes on with the next look where it takes long: a warning comes first', async () => {
    pass(31 * minuteMs)
    // Whoever looks at the clock has taken a second.
    let machine = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => {
      machine += 1000
      return machine
    })
    onTestFinished(() => void vi.restoreAllMocks())
    await tick()
    expect(work.subscribers).toBe(count + 50)
    pass(10_000)
    warnings = [gale]
    expect(await tick()).toBe(count)
    expect(sentAt[0]).toEqual({ subscribers: count, radar: 0 })
    expect(work.subscribers).toBe(2 * count + count - 50)
    pass(10_000)
    await tick()
    expect(work).toEqual(nothing)
  })

  it('ends between two pages when the process stops, and is taken up by the next', async () => {
    warnings = [gale]
    mayGoOn = false
    expect(await tick()).toBe(0)
    expect(work.subscribers).toBe(0)
    mayGoOn = true
    expect(await tick()).toBe(count)
  })
})
