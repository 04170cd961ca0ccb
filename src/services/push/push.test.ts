import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { areaOf } from '../../../tests/support/builders/bulletin.ts'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../tests/support/builders/water.ts'
import { openWeather, zurich } from '../../../tests/support/builders/weather.ts'
import { fairPlan } from '../../../tests/support/builders/wishes.ts'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { avalancheDangers, type FurtherDanger, floodDangers } from '../../domain/danger/danger.ts'
import type { Place } from '../../domain/place/place.ts'
import type { Subscriber } from '../../domain/push/watch.ts'
import type { Wish } from '../../domain/push/wish.ts'
import type { PlaceRain } from '../../domain/rain/place-rain.ts'
import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { WeatherWarning } from '../../domain/warning/warning.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { HourlyWeather } from '../../domain/weather/weather.ts'
import type { PushMessage, PushOutcome } from '../../ports/push.ts'
import { warningGeography } from '../../reference/warning-regions.ts'
import { openDatabase } from '../../storage/database/open-database.ts'
import { createPushStore } from '../../storage/push/create-push-store.ts'
import type { RainSoon } from '../radar/show/rain-soon.ts'
import type { GetWarnings } from '../warnings/get-warnings.ts'
import { createPlan } from './plan-deliveries.ts'
import { createSend } from './send-deliveries.ts'

/** 10:00 in Zürich. */
const start = Date.parse('2026-11-15T09:00:00Z')
const place = (slug: string): Place => ({
  ...zurich,
  slug,
  names: { en: slug, de: slug, fr: `${slug} (fr)`, it: slug },
})
const gale = warningOf({
  id: 'gale',
  severity: 'severe',
  startAt: start,
  endAt: start + 6 * 60 * minuteMs,
  texts: { de: { title: 'Sturm', description: 'Böen', instruction: null } },
})
const coming = (at: number): PlaceRain => ({
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
const subscriber = (more: Partial<Subscriber> = {}): Subscriber => ({
  endpoint: 'https://web.push.apple.com/1',
  keys: { p256dh: '', auth: '' },
  language: 'de',
  watches: [{ place: 'zurich', warningsFrom: 'severe', rain: null }],
  ...more,
})

const day = '2026-11-15'
const wet = { rainMm: 2, precipitationChancePercent: 90, conditionCode: 501 }
/** Dry between these hours, counted from midnight. */
const dryBetween = (from: number, to: number) => (hour: number) => (hour >= from && hour < to ? {} : wet)
const dry: Wish = { kind: 'dry', ahead: 12, quiet: null }
const wishing = (...wishes: Wish[]): Subscriber['watches'] => [
  { place: 'zurich', warningsFrom: null, rain: null, wishes },
]

describe('what subscribers are owed and get', () => {
  let now = start
  let warnings: WeatherWarning[] = []
  let isFeedDown = false
  let rain: PlaceRain | null = null
  let dangers: FurtherDanger[] = []
  /** What the wishes are judged by. */
  let weather: (hour: number) => Partial<HourlyWeather>
  /** By the radars, at the place of a wish. */
  let rainThere: PlaceRain | null = null
  let isForecastDown = false
  let lakeC = 18
  let plansRead: string[] = []
  let outcome: PushOutcome = { kind: 'sent' }
  let outcomeFor: (to: Subscriber) => PushOutcome
  let sent: { message: PushMessage; ttl: number }[] = []
  let close: () => Promise<void>
  let store: ReturnType<typeof createPushStore>
  let tick: () => Promise<string[]>

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    ;[now, warnings, isFeedDown, rain, outcome, sent] = [start, [], false, null, { kind: 'sent' }, []]
    dangers = []
    rainThere = null
    ;[weather, isForecastDown, lakeC, plansRead] = [() => wet, false, 18, []]
    outcomeFor = () => outcome
    const log = recordedLog()
    const database = openDatabase({ kind: 'sqlite', path: join(ownFolder(), 'push.db') }, log)
    close = database.close
    store = createPushStore(database, { secret: 'a secret of the operator', log })
    const getWarnings: GetWarnings = async () => {
      const state = isFeedDown ? 'last-known' : warnings.length > 0 ? 'active' : 'all-clear'
      return readingOf({ state, warnings, fromProvider: null, updatedAt: null }, now)
    }
    const clock = () => now
    const known = {
      getWarnings,
      getFurtherDangers: async () => ({ dangers, unread: [] }),
      async getPlanSources(asked: Place) {
        plansRead.push(asked.slug)
        return isForecastDown
          ? { ...fairPlan(asked, day, now), outcome: { data: null, failures: [] } }
          : { ...fairPlan(asked, day, now, weather), rain: rainThere }
      },
      getLakes: async () => readingOf([{ lake: 'lowerzurich', samples: [[now, lakeC] as const] }], now),
      getPollen: async () => ({ data: null, failures: [] }),
      findPlaces: { resolve: (value: string) => (value === 'atlantis' ? null : place(value)) },
      radar: {
        getRainSoon: async (): Promise<Outcome<RainSoon>> =>
          rain
            ? readingOf({ run: String(rain.nowAt), isAnywhere: true, at: () => rain }, now)
            : { data: null, failures: [] },
      },
    }
    const plan = createPlan({
      store,
      clock,
      topicOf: (text: string) => text,
      geography: warningGeography,
      services: async () => known,
    })
    const send = createSend({
      store,
      clock,
      log,
      onOutcome: () => undefined,
      sender: {
        publicKey: '',
        objection: () => null,
        close: () => undefined,
        async send(to, message, ttl) {
          sent.push({ message, ttl })
          return outcomeFor(to)
        },
      },
    })
    tick = async () => {
      sent = []
      const sendDue = () => send(async () => true)
      await plan(async () => true, sendDue)
      await sendDue()
      return sent.map(({ message }) => message.note.title)
    }
  })
  afterEach(async () => {
    vi.useRealTimers()
    await close()
  })
  const pass = (ms: number) => {
    now += ms
    vi.setSystemTime(Date.now() + ms)
  }

  const floodOf = (danger: 2 | 3 | 4) =>
    floodDangers([{ ...gaugeOf(now, { danger }), earlier: [] }], openWeather, now)
  const avalanches = (value: 3 | 4, id: string) =>
    avalancheDangers({ areas: [areaOf(now, value, { id })] }, openWeather, now)

  it('a flood or an avalanche danger from level 3 on, for those who chose that kind', async () => {
    const watch = { place: 'zurich', warningsFrom: 'minor' as const, rain: null }
    await store.save(subscriber({ watches: [{ ...watch, dangers: ['flood'] }] }))
    dangers = floodOf(2)
    expect(await tick()).toEqual([])
    dangers = [...floodOf(3), ...avalanches(3, 'a')]
    expect(await tick()).toEqual(['Hochwassergefahr, Stufe 3 von 5'])
    expect(sent[0]?.message.note).toMatchObject({
      body: 'zurich: Aare\nBundesamt für Umwelt BAFU, So., 15. Nov., 10:00',
      url: '/de/alerts?place=zurich',
    })
    pass(11 * minuteMs)
    expect(await tick()).toEqual([])
    dangers = floodOf(4)
    expect(await tick()).toEqual(['Hochwassergefahr, Stufe 4 von 5'])
  })

  it('a danger to nobody who chose before there were any', async () => {
    await store.save(subscriber())
    dangers = [...floodOf(4), ...avalanches(4, 'a')]
    expect(await tick()).toEqual([])
  })

  it('an avalanche danger once, though each edition of the bulletin draws other areas', async () => {
    const watches = [{ place: 'davos', warningsFrom: null, rain: null, dangers: ['avalanche' as const] }]
    await store.save(subscriber({ watches }))
    dangers = avalanches(3, 'evening')
    expect(await tick()).toEqual(['Lawinengefahr, Stufe 3 von 5'])
    pass(15 * 60 * minuteMs)
    dangers = avalanches(3, 'morning')
    expect(await tick()).toEqual([])
  })

  it('a flood also while the feed of warnings cannot be read, and once', async () => {
    const watches = [{ place: 'bern', warningsFrom: null, rain: null, dangers: ['flood' as const] }]
    await store.save(subscriber({ watches }))
    isFeedDown = true
    dangers = floodOf(4)
    expect(await tick()).toEqual(['Hochwassergefahr, Stufe 4 von 5'])
    pass(minuteMs)
    expect(await tick()).toEqual([])
  })

  it('a wish once, when its window is near enough, and not again while it moves', async () => {
    await store.save(subscriber({ watches: wishing({ ...dry, ahead: 3 }) }))
    weather = dryBetween(14, 18)
    expect(await tick()).toEqual([])
    pass(hourMs)
    expect(await tick()).toEqual(['zurich: 4 trockene Stunden ab 14\u00a0Uhr'])
    expect(sent).toMatchObject([
      {
        ttl: 3 * 3600,
        message: {
          urgency: 'normal',
          note: {
            tag: 'wish-zurich-dry',
            body: 'Bis 18\u00a0Uhr, sehr wahrscheinlich (90\u00a0%).',
            url: '/de/plan?place=zurich&need=dry',
          },
        },
      },
    ])
    weather = dryBetween(15, 18)
    pass(hourMs)
    expect(await tick()).toEqual([])
    // Begun and over, as it was to be; the next one is another day's.
    weather = dryBetween(37, 42)
    pass(10 * hourMs)
    expect(await tick()).toEqual([])
    pass(12 * hourMs)
    expect(await tick()).toEqual(['zurich: 5 trockene Stunden ab 13\u00a0Uhr'])
  })

  it('of a wish that it does not come after all, a day later at the earliest', async () => {
    await store.save(subscriber({ watches: wishing({ ...dry, ahead: 36 }) }))
    weather = dryBetween(38, 42)
    expect(await tick()).toEqual(['zurich: 4 trockene Stunden am Montag ab 14\u00a0Uhr'])
    weather = () => wet
    pass(hourMs)
    expect(await tick()).toEqual([])
    pass(20 * hourMs)
    expect(await tick()).toEqual(['zurich: doch keine trockenen Stunden'])
    expect(sent[0]?.message.note.body).toBe(
      'Das hatten wir für heute gemeldet. Seither hat sich die Prognose geändert.',
    )
    pass(hourMs)
    expect(await tick()).toEqual([])
  })

  const line: Wish = { kind: 'day', ahead: 12, quiet: null, at: '11:20', receipt: true }
  const wetFrom = (from: number) => (hour: number) => (hour >= from ? wet : {})
  const seen = (fallenTodayMm: number | null, ...wetAt: number[]): PlaceRain => ({
    nowAt: now,
    stepMinutes: 5,
    nearest: null,
    fallenTodayMm,
    steps: Array.from({ length: 49 }, (_, i) => now + (i - 24) * 5 * minuteMs).map((at) => ({
      at,
      kind: at <= now ? 'measured' : 'predicted',
      rateMmh: wetAt.includes(at) ? 2 : 0,
      probability: at > now ? 0.01 : null,
      isSnow: false,
    })),
  })

  it('the day in one line at its minute, once, and in the evening what the radar measured of it', async () => {
    await store.save(subscriber({ watches: wishing(line) }))
    weather = wetFrom(17)
    rainThere = seen(0.4)
    expect(await tick()).toEqual([])
    pass(79 * minuteMs)
    expect(await tick()).toEqual([])
    pass(minuteMs)
    expect(await tick()).toEqual(['zurich: heute bis 24°'])
    expect(sent[0]?.message.note).toMatchObject({
      body: 'T-Shirt; Schirm ab 17\u00a0Uhr; Zürichsee 18°.',
      url: '/de/location/zurich',
    })
    pass(31 * minuteMs)
    expect(await tick()).toEqual([])
    // Seen by the round half an hour later, and noted.
    const came = start + 7 * hourMs + 25 * minuteMs
    pass(came + 30 * minuteMs - now)
    rainThere = seen(0.6, came, came + 5 * minuteMs)
    expect(await tick()).toEqual([])
    pass(start + 11 * hourMs - now)
    rainThere = seen(3.4)
    expect(await tick()).toEqual(['zurich: was aus dem Tag wurde'])
    expect(sent[0]?.message.note.body).toBe(
      'Angesagt: Regen ab 17\u00a0Uhr. Laut Radar kam der Regen um 17:25\u00a0Uhr. Angesagt: bis 24°. Das liess sich nicht prüfen: In der Nähe hat keine Station gemessen.',
    )
    pass(31 * minuteMs)
    expect(await tick()).toEqual([])
    const [row] = (await store.subscribers({ changedAt: 0, id: '' }, 1)).rows
    expect(row?.told?.['zurich day']).not.toHaveProperty('said')
  })

  it('a warning before the day’s line, in its issuer’s words', async () => {
    await store.save(subscriber({ watches: wishing({ ...line, at: '10:00', receipt: false }) }))
    warnings = [gale]
    weather = () => ({})
    expect(await tick()).toEqual(['zurich: Sturm'])
    expect(sent[0]?.message.note.body).toBe('Heute bis 24°. T-Shirt; kein Schirm nötig; Zürichsee 18°.')
    // Nothing is kept for an evening that nobody asked for.
    const [row] = (await store.subscribers({ changedAt: 0, id: '' }, 1)).rows
    expect(row?.told?.['zurich day']).not.toHaveProperty('said')
  })

  it('no day’s line an hour late, in a pause or of a forecast that cannot be read', async () => {
    await store.save(subscriber({ watches: wishing({ ...line, at: '08:55' }) }))
    const paused = { ...line, at: '10:00', snoozedUntil: start + dayMs }
    await store.save(subscriber({ endpoint: 'https://web.push.apple.com/2', watches: wishing(paused) }))
    expect(await tick()).toEqual([])
    isForecastDown = true
    await store.save(
      subscriber({ endpoint: 'https://web.push.apple.com/3', watches: wishing({ ...line, at: '10:00' }) }),
    )
    expect(await tick()).toEqual([])
  })

  it('nothing of a wish in its quiet hours, in a pause, or while the forecast cannot be read', async () => {
    weather = dryBetween(15, 22)
    const quiet = { ...dry, quiet: { from: '09:00', to: '10:30' } }
    await store.save(subscriber({ watches: wishing(quiet) }))
    const paused = { ...dry, snoozedUntil: Date.now() + 2 * hourMs }
    await store.save(subscriber({ endpoint: 'https://web.push.apple.com/2', watches: wishing(paused) }))
    expect(await tick()).toEqual([])
    pass(hourMs)
    expect(await tick()).toHaveLength(1)
    pass(2 * hourMs)
    expect(await tick()).toHaveLength(1)
    isForecastDown = true
    pass(24 * hourMs)
    expect(await tick()).toEqual([])
  })

  it('a changed limit at once, and nothing more of a wish that has ended', async () => {
    const lake = (limit: number): Wish => ({ kind: 'lake', limit, ahead: 12, quiet: null })
    lakeC = 20.4
    await store.save(subscriber({ watches: wishing(lake(21)) }))
    expect(await tick()).toEqual([])
    await store.save(subscriber({ watches: wishing(lake(20)) }))
    expect(await tick()).toEqual(['zurich: Zürichsee bei 20°'])
    lakeC = 18
    await store.save(subscriber())
    pass(24 * hourMs)
    expect(await tick()).toEqual([])
    expect((await store.subscribers({ changedAt: 0, id: '' }, 1)).rows[0]?.told).toEqual({})
  })

  it('wishes of each place by one reading, however many ask', async () => {
    weather = dryBetween(15, 20)
    const kinds = ['dry', 'walk', 'bike', 'barbecue', 'hail', 'bise'] as const
    const wishes = kinds.map((kind): Wish => ({ ...dry, kind }))
    for (let n = 0; n < 60; n++)
      await store.save(
        subscriber({
          endpoint: `https://web.push.apple.com/${n}`,
          watches: [{ place: `place-${n % 3}`, warningsFrom: null, rain: null, wishes }],
        }),
      )
    expect(await tick()).toHaveLength(60 * 4)
    expect(plansRead.toSorted()).toEqual(['place-0', 'place-1', 'place-2'])
  })

  it('a warning once, and again when it is another version', async () => {
    await store.save(subscriber())
    expect(await tick()).toEqual([])
    warnings = [gale]
    expect(await tick()).toEqual(['Sturm'])
    expect(sent).toMatchObject([{ ttl: 6 * 3600, message: { topic: 'warning-gale', urgency: 'high' } }])
    const heard = sent[0]?.message.note.occasion
    pass(20 * minuteMs)
    expect(await tick()).toEqual([])
    warnings = [{ ...gale, severity: 'extreme' }]
    expect(await tick()).toEqual(['Sturm'])
    warnings = [{ ...gale, endAt: gale.endAt + minuteMs }]
    expect(await tick()).toEqual(['Sturm'])
    expect(sent[0]?.message.note.occasion).not.toBe(heard)
    warnings = [{ ...gale, texts: { de: { title: 'Orkan', description: '', instruction: null } } }]
    expect(await tick()).toEqual(['Orkan'])
    // Other words alone take the place of the first without a sound.
    expect(sent[0]?.message.note.occasion).toBe(heard)
    warnings = []
    expect(await tick()).toEqual([])
  })

  it('a warning in force for whoever subscribes later, one for all the places it concerns', async () => {
    warnings = [gale]
    const [zurich] = subscriber().watches
    await store.save(
      subscriber({
        watches: ['zurich', 'atlantis', 'uster'].map((one) => ({
          ...zurich,
          place: one,
        })) as Subscriber['watches'],
      }),
    )
    expect(await tick()).toEqual(['Sturm'])
    expect(sent[0]?.message.note.body).toMatch(/^zurich, uster: /)
  })

  it('a warning again for a place added later, in the place of the first, and not for another order or language', async () => {
    const watching = (...places: string[]) =>
      subscriber({ watches: places.map((place) => ({ place, warningsFrom: 'severe', rain: null })) })
    warnings = [gale]
    await store.save(watching('zurich'))
    expect(await tick()).toEqual(['Sturm'])
    const [first] = sent
    pass(minuteMs)
    await store.save(watching('zurich', 'uster'))
    expect(await tick()).toEqual(['Sturm'])
    expect(sent[0]?.message.note.body).toMatch(/^zurich, uster: /)
    for (const field of ['tag', 'occasion'] as const)
      expect(sent[0]?.message.note[field]).toBe(first?.message.note[field])
    pass(minuteMs)
    await store.save({ ...watching('uster', 'zurich'), language: 'fr' })
    expect(await tick()).toEqual([])
  })

  it('rain at most once an hour, not in quiet hours, not once it falls', async () => {
    await store.save(
      subscriber({
        watches: [{ place: 'zurich', warningsFrom: null, rain: { quiet: { from: '12:00', to: '13:00' } } }],
      }),
    )
    await tick()
    rain = coming(now)
    expect(await tick()).toEqual(['zurich: Regen in etwa 20 Minuten'])
    expect(sent[0]?.ttl).toBe(20 * 60)
    for (let times = 0; times < 5; times++) {
      pass(10 * minuteMs)
      rain = coming(now)
      expect(await tick()).toEqual([])
    }
    pass(10 * minuteMs)
    rain = coming(now)
    expect(await tick()).toEqual(['zurich: Regen in etwa 20 Minuten'])
    pass(65 * minuteMs)
    rain = coming(now)
    expect(await tick()).toEqual([])
    pass(60 * minuteMs)
    rain = { ...coming(now), steps: coming(now).steps.map((step) => ({ ...step, rateMmh: 2 })) }
    expect(await tick()).toEqual([])
  })

  it('rain with the zone of an hour that comes twice', async () => {
    now = Date.parse('2026-10-25T00:10:00Z')
    await store.save(
      subscriber({ watches: [{ place: 'zurich', warningsFrom: null, rain: { quiet: null } }] }),
    )
    await tick()
    rain = coming(now)
    await tick()
    expect(JSON.stringify(sent)).toContain('02:30\u00a0Uhr MESZ')
  })

  it('again after a failure, later each time, and nothing once it is over', async () => {
    await store.save(subscriber())
    warnings = [gale]
    outcome = { kind: 'failed', status: 503, retryAfterMs: null }
    expect(await tick()).toEqual(['Sturm'])
    expect(await tick()).toEqual([])
    pass(36_000)
    expect(await tick()).toEqual(['Sturm'])
    pass(36_000)
    expect(await tick()).toEqual([])
    outcome = { kind: 'failed', status: 429, retryAfterMs: 3_600_000 }
    pass(30_000)
    expect(await tick()).toEqual(['Sturm'])
    pass(50 * minuteMs)
    expect(await tick()).toEqual([])
    pass(6 * 60 * minuteMs)
    expect(await tick()).toEqual([])
    expect(await store.count(now)).toEqual({ subscriptions: 1, waiting: 0 })
  })

  it('of a warning that changed while the push service failed the version in force, and nothing once it is withdrawn', async () => {
    await store.save(subscriber())
    const failing: PushOutcome = { kind: 'failed', status: 503, retryAfterMs: null }
    ;[warnings, outcome] = [[gale], failing]
    expect(await tick()).toEqual(['Sturm'])
    pass(minuteMs)
    const worse = { ...gale, texts: { de: { title: 'Orkan', description: '', instruction: null } } }
    ;[warnings, outcome] = [[worse], { kind: 'sent' }]
    expect(await tick()).toEqual(['Orkan'])
    pass(60 * minuteMs)
    expect(await tick()).toEqual([])

    const other = { ...gale, id: 'other' }
    ;[warnings, outcome] = [[worse, other], failing]
    expect(await tick()).toEqual(['Sturm'])
    pass(minuteMs)
    ;[warnings, outcome] = [[], { kind: 'sent' }]
    expect(await tick()).toEqual([])
    expect(await store.count(now)).toEqual({ subscriptions: 1, waiting: 0 })
    // What comes back is owed again; what had been sent is not.
    warnings = [worse, other]
    expect(await tick()).toEqual(['Sturm'])
  })

  it('what is owed also while the feed is down, until it says that it is withdrawn', async () => {
    await store.save(subscriber())
    ;[warnings, outcome] = [[gale], { kind: 'failed', status: 503, retryAfterMs: null }]
    expect(await tick()).toEqual(['Sturm'])
    isFeedDown = true
    pass(minuteMs)
    expect(await tick()).toEqual(['Sturm'])
    ;[warnings, isFeedDown, outcome] = [[], false, { kind: 'sent' }]
    pass(2 * minuteMs)
    expect(await tick()).toEqual([])
  })

  it('nothing more after a week in which nothing was taken, while others take theirs', async () => {
    await store.save(subscriber())
    ;[warnings, outcome] = [[gale], { kind: 'refused', status: 400 }]
    expect(await tick()).toEqual(['Sturm'])
    pass(8 * dayMs)
    const late = (id: string) => ({ ...gale, id, startAt: now, endAt: now + hourMs })
    warnings = [late('next')]
    expect(await tick(), 'nobody is reached: no judgement').toEqual(['Sturm'])
    const other = subscriber({ endpoint: 'https://web.push.apple.com/2' })
    await store.save(other)
    const isOther = ({ endpoint }: Subscriber) => endpoint === other.endpoint
    outcomeFor = (to) => (isOther(to) ? { kind: 'sent' } : outcome)
    for (const days of [0, 6, 8]) {
      pass(days * dayMs)
      warnings = [late(`after ${days}`)]
      expect(await tick()).toHaveLength(2)
    }
    expect(await store.count(now)).toMatchObject({ subscriptions: 1 })
    expect(await store.find(other.endpoint)).toEqual(other)
  })

  it('nothing more once the push service knows the browser no longer', async () => {
    await store.save(subscriber())
    warnings = [gale]
    outcome = { kind: 'gone' }
    expect(await tick()).toEqual(['Sturm'])
    expect(await store.count(now)).toEqual({ subscriptions: 0, waiting: 0 })
  })
})
