import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { Subscriber } from '../../domain/push/watch.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { PlannedDelivery, PushStore, SubscriberCursor, SubscriberPage } from '../../ports/push.ts'
import { type DatabasePlace, openDatabase } from '../database/open-database.ts'
import { createPushStore } from './create-push-store.ts'

const secret = 'a secret of the operator'
/** On the site's clock, which need not be the machine's. */
const now = Date.parse('2026-11-15T09:00:00Z')
const lease = { now, leaseMs: 30_000 }
const everybody: SubscriberCursor = { changedAt: 0, id: '' }

const subscriber = (n: number, more: Partial<Subscriber> = {}): Subscriber => ({
  endpoint: `https://web.push.apple.com/${n}`,
  keys: { p256dh: 'public', auth: 'shared' },
  language: 'de',
  watches: [{ place: 'zurich', warningsFrom: 'moderate', rain: null }],
  ...more,
})
const message = (title: string) => ({
  note: { tag: title, occasion: '', title, body: '', url: '/', language: 'de' },
  topic: 'topic',
  urgency: 'high' as const,
})

/** What every PushStore implementation must do. `dump`: all that is stored, read without the store. */
export function pushStoreContract(
  name: string,
  subject: { place(): Promise<DatabasePlace>; dump(place: DatabasePlace): Promise<string> },
): void {
  describe(`push store on ${name}`, () => {
    let place: DatabasePlace
    function open(withSecret = secret): PushStore {
      const log = recordedLog()
      const database = openDatabase(place, log)
      onTestFinished(database.close)
      return createPushStore(database, { secret: withSecret, log })
    }
    async function idsOf(store: PushStore): Promise<string[]> {
      return (await store.subscribers(everybody, 100)).rows.map(({ id }) => id)
    }
    async function owed(store: PushStore, key: string, more: Partial<PlannedDelivery> = {}) {
      const ids = await idsOf(store)
      return ids.map((subscriptionId) => ({
        subscriptionId,
        key,
        message: message(key),
        expiresAt: now + hourMs,
        warning: null,
        ...more,
      }))
    }

    beforeEach(async () => {
      place = await subject.place()
    })

    it('keeps a subscriber, replaces its choice, and forgets it on withdrawal', async () => {
      const store = open()
      expect(await store.hasSubscribers()).toBe(false)
      await store.save(subscriber(1))
      expect(await store.hasSubscribers()).toBe(true)
      await store.save(subscriber(1, { language: 'fr' }))
      const other = open()
      expect(await other.find(subscriber(1).endpoint)).toEqual(subscriber(1, { language: 'fr' }))
      expect(await store.count(now)).toEqual({ subscriptions: 1, waiting: 0 })
      await store.plan(await owed(store, 'gale'), null)
      await other.remove(subscriber(1).endpoint)
      await other.remove('https://web.push.apple.com/unknown')
      expect(await store.find(subscriber(1).endpoint)).toBeNull()
      expect(await store.count(now)).toEqual({ subscriptions: 0, waiting: 0 })
      expect(await store.hasSubscribers()).toBe(false)
    })

    it('stores neither endpoint nor keys nor place in the clear', async () => {
      const store = open()
      await store.save(subscriber(1))
      await store.plan(
        await owed(store, 'warning', {
          message: message('Gale in Zürich'),
          warning: { version: '2.49.0.1', places: ['zurich'] },
        }),
        null,
      )
      const stored = await subject.dump(place)
      expect(stored).toContain('v1.')
      for (const secretText of ['push.apple.com', 'zurich', 'Zürich', 'Gale', '2.49.0.1', 'shared'])
        expect(stored).not.toContain(secretText)
      const stranger = open('another secret')
      expect((await stranger.subscribers(everybody, 10)).rows).toEqual([])
      expect(await open().find(subscriber(1).endpoint)).toEqual(subscriber(1))
    })

    it('keeps what wishes have told, sealed, through another choice and until the subscriber goes', async () => {
      const store = open()
      await store.save(subscriber(1))
      const rowOf = async (from: PushStore) => (await from.subscribers(everybody, 1)).rows[0]
      expect((await rowOf(store))?.told).toBeNull()
      const told = { 'davos snow': { day: '2026-11-15', mark: '', startAt: null, isOpen: true } }
      await store.saveTold([{ id: (await rowOf(store))?.id ?? '', told }])
      await store.save(subscriber(1, { language: 'fr' }))
      expect((await rowOf(open()))?.told).toEqual(told)
      expect(await subject.dump(place)).not.toContain('davos')
      await store.remove(subscriber(1).endpoint)
      await store.save(subscriber(1))
      expect((await rowOf(store))?.told).toBeNull()
    })

    it('gives subscribers in pages, each once', async () => {
      const store = open()
      for (let n = 0; n < 5; n++) await store.save(subscriber(n))
      const seen: string[] = []
      let from: SubscriberCursor | null = everybody
      while (from !== null) {
        const page: SubscriberPage = await store.subscribers(from, 2)
        seen.push(...page.rows.map((row) => row.subscriber.endpoint))
        from = page.next
      }
      expect(seen.sort()).toEqual([0, 1, 2, 3, 4].map((n) => subscriber(n).endpoint))
    })

    it('gives those who were saved since a moment', async () => {
      const store = open()
      const clock = vi.spyOn(Date, 'now')
      onTestFinished(() => clock.mockRestore())
      for (const [n, at] of [
        [1, 1000],
        [2, 2000],
        [1, 3000],
        [3, 3000],
      ] as const) {
        clock.mockReturnValue(at)
        await store.save(subscriber(n))
      }
      const since = async (changedAt: number) => {
        const { rows } = await store.subscribers({ changedAt, id: '' }, 10)
        return rows.map((row) => row.subscriber.endpoint.slice(-1)).sort()
      }
      expect(await since(0)).toEqual(['1', '2', '3'])
      expect(await since(3000)).toEqual(['1', '3'])
      expect(await since(3001)).toEqual([])
    })

    it('records a delivery once, whoever plans it and however often', async () => {
      const [one, two] = [open(), open()]
      for (let n = 0; n < 10; n++) await one.save(subscriber(n))
      const added = await Promise.all([
        one.plan(await owed(one, 'gale'), null),
        two.plan(await owed(two, 'gale'), null),
      ])
      expect(added[0] + added[1]).toBe(10)
      expect(await one.plan(await owed(one, 'gale'), null)).toBe(0)
      expect(await one.plan(await owed(one, 'storm'), null)).toBe(10)
      expect(await two.count(now)).toEqual({ subscriptions: 10, waiting: 20 })
    })

    it('owes a warning again where it concerns another place, unless an older release has recorded it', async () => {
      const store = open()
      await store.save(subscriber(1))
      const planFor = async (key: string, ...places: string[]) => {
        const warning = { version: key, places }
        return store.plan(await owed(store, key, { warning, message: message(places.join()) }), null)
      }
      expect(await planFor('gale', 'zurich')).toBe(1)
      await store.settle({
        settled: (await store.claim(10, lease)).map(({ id }) => id),
        later: [],
        taken: [],
      })
      expect(await planFor('gale', 'zurich')).toBe(0)
      expect(await planFor('gale', 'zurich', 'bern')).toBe(1)
      expect(await planFor('gale', 'bern', 'zurich')).toBe(0)
      expect(await planFor('gale', 'bern')).toBe(0)
      expect(await store.claim(10, lease)).toMatchObject([{ message: { note: { title: 'zurich,bern' } } }])
      await store.plan(await owed(store, 'storm'), null)
      expect(await planFor('storm', 'zurich', 'bern')).toBe(0)
    })

    it('repeats rain only after an hour', async () => {
      const store = open()
      await store.save(subscriber(1))
      expect(await store.plan(await owed(store, 'rain zurich'), hourMs)).toBe(1)
      expect(await store.plan(await owed(store, 'rain zurich'), hourMs)).toBe(0)
      expect(await store.plan(await owed(store, 'rain zurich', { message: message('again') }), 0)).toBe(1)
      expect(await store.claim(10, lease)).toMatchObject([{ message: { note: { title: 'again' } } }])
    })

    it('forgets owed warnings that are no longer in force, and keeps rain and what was sent', async () => {
      const store = open()
      await store.save(subscriber(1))
      for (const version of ['sent', 'old', 'new']) {
        await store.plan(await owed(store, version, { warning: { version, places: ['zurich'] } }), null)
        if (version !== 'sent') continue
        await store.settle({
          settled: (await store.claim(1, lease)).map(({ id }) => id),
          later: [],
          taken: [],
        })
      }
      await store.plan(await owed(store, 'rain zurich'), hourMs)
      await store.withdraw(['new', 'another'])
      expect(await store.count(now)).toEqual({ subscriptions: 1, waiting: 2 })
      const left = await store.claim(10, { now, leaseMs: 0 })
      expect(left.map(({ message }) => message.note.title).sort()).toEqual(['new', 'rain zurich'])
      await store.withdraw([])
      expect(await store.count(now)).toEqual({ subscriptions: 1, waiting: 1 })
      for (const [version, added] of [
        ['sent', 0],
        ['old', 1],
      ] as const)
        expect(
          await store.plan(await owed(store, version, { warning: { version, places: ['zurich'] } }), null),
        ).toBe(added)
    })

    it('gives a delivery to one process at a time, and to another when that one stops responding', async () => {
      const [one, two] = [open(), open()]
      for (let n = 0; n < 20; n++) await one.save(subscriber(n))
      await one.plan(await owed(one, 'gale'), null)
      const claims = await Promise.all([one, two, one, two].map((store) => store.claim(8, lease)))
      // PostgreSQL passes over rows that another claim is just taking, so a claim may come back with fewer than it could.
      const left = await one.claim(20, lease)
      const ids = [...claims.flat(), ...left].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toHaveLength(20)
      expect(await two.claim(10, lease)).toEqual([])
      await one.settle({ settled: ids.slice(1), later: [{ id: ids[0] ?? '', at: 0 }], taken: [] })
      expect(await two.claim(10, { now, leaseMs: 0 })).toMatchObject([{ id: ids[0], attempts: 1 }])
      // Its lease of no time is over: the process was killed, say.
      expect(await one.claim(10, lease)).toMatchObject([{ id: ids[0] }])
    })

    it('sends nothing that has expired and nothing to removed subscriptions, and deletes it', async () => {
      const store = open()
      await store.save(subscriber(1))
      await store.save(subscriber(2))
      await store.plan(await owed(store, 'over', { expiresAt: now - 1 }), null)
      await store.plan(await owed(store, 'gale'), null)
      await store.removeGone((await idsOf(store)).slice(0, 1))
      expect(await store.claim(10, lease)).toHaveLength(1)
      await store.forgetExpired(now)
      expect(await store.count(now - hourMs)).toEqual({ subscriptions: 1, waiting: 1 })
      expect(await store.plan(await owed(store, 'gale'), null)).toBe(0)
    })

    it('forgets who never took a message, a week after the first that failed', async () => {
      const store = open()
      for (const n of [1, 2, 3]) await store.save(subscriber(n))
      const rows = (await store.subscribers(everybody, 10)).rows
      const ids = rows.map(({ id }) => id)
      const idOf = (n: number) =>
        rows.find((row) => row.subscriber.endpoint === subscriber(n).endpoint)?.id ?? ''
      const clock = vi.spyOn(Date, 'now')
      onTestFinished(() => clock.mockRestore())
      const failAfter = (days: number, ...of: string[]) => {
        clock.mockReturnValue(now + days * 24 * hourMs)
        return store.dropUntaken(of)
      }
      const left = async () =>
        (await store.subscribers(everybody, 10)).rows.map((row) => row.subscriber.endpoint.slice(-1)).sort()
      await failAfter(0, idOf(1), idOf(2))
      await store.settle({ settled: [], later: [], taken: [idOf(1)] })
      await failAfter(6, ...ids)
      expect(await left()).toEqual(['1', '2', '3'])
      await store.save(subscriber(2, { language: 'it' }))
      await store.plan(await owed(store, 'gale'), null)
      await failAfter(8, ...ids)
      expect(await left()).toEqual(['1', '3'])
      expect(await store.count(now)).toEqual({ subscriptions: 2, waiting: 2 })
    })

    it('gives up what cannot be unsealed, and sends the rest', async () => {
      const [before, now] = [open('another secret'), open()]
      await before.save(subscriber(1))
      await before.plan(await owed(before, 'gale'), null)
      await now.save(subscriber(2))
      await now.plan(await owed(now, 'gale'), null)
      expect(await now.count(lease.now)).toMatchObject({ waiting: 2 })
      expect(await now.claim(10, lease)).toMatchObject([{ subscriber: subscriber(2) }])
      expect(await now.count(lease.now)).toMatchObject({ waiting: 1 })
    })

    it('lets one process hold the work', async () => {
      const [one, two] = [open(), open()]
      const held = await Promise.all([
        one.holdLease('push', 'one', 60_000),
        two.holdLease('push', 'two', 60_000),
      ])
      expect(held.filter(Boolean)).toHaveLength(1)
      const [winner, loser] = held[0] ? (['one', 'two'] as const) : (['two', 'one'] as const)
      expect(await two.holdLease('push', winner, -1)).toBe(true)
      expect(await one.holdLease('push', loser, 60_000)).toBe(true)
    })

    it('gives the work on where the clock of a process that is gone was ahead', async () => {
      const ahead = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * hourMs)
      expect(await open().holdLease('push', 'ahead', 20_000)).toBe(true)
      ahead.mockRestore()
      const [one, two] = [open(), open()]
      expect(await one.holdLease('push', 'one', 20_000)).toBe(true)
      expect(await two.holdLease('push', 'two', 20_000)).toBe(false)
    })

    it('leaves the work to a process whose clock is a little ahead', async () => {
      const ahead = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15_000)
      await open().holdLease('push', 'ahead', 20_000)
      ahead.mockRestore()
      expect(await open().holdLease('push', 'one', 20_000)).toBe(false)
    })
  })
}
