import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { MeasuredDay } from '../../domain/accuracy/score.ts'
import { noSums, type Sums, sumNames } from '../../domain/accuracy/sums.ts'
import { tenMinutesMs } from '../../domain/time/durations.ts'
import type { AccuracyStore, MeasuredTen, QueuedDay, ScoredCases } from '../../ports/accuracy.ts'
import { type DatabasePlace, openDatabase } from '../database/open-database.ts'
import { createAccuracyStore } from './create-accuracy-store.ts'

const startAt = Date.parse('2026-11-14T23:00:00Z')
const ten = (n: number, more: Partial<MeasuredTen> = {}): MeasuredTen => ({
  station: 'BER',
  day: '2026-11-15',
  measuredAt: startAt + n * tenMinutesMs,
  temperature: 10 * n,
  rain: 1,
  ...more,
})
const queued = (more: Partial<QueuedDay> = {}): QueuedDay => ({
  source: 'meteoswiss',
  station: 'BER',
  day: '2026-11-15',
  leadDays: 1,
  high: 81,
  low: -12,
  rain: 3,
  chancePercent: 40,
  ...more,
})
const sums = (more: Partial<Sums>): Sums => ({ ...noSums(), ...more })
const cases = (more: Partial<ScoredCases> = {}): ScoredCases => ({
  station: 'BER',
  source: 'meteoswiss',
  leadMinutes: 1440,
  month: '2026-11',
  sums: sums({ highCases: 1, highError: -7, highAbsolute: 7 }),
  ...more,
})
const all = { fromMonth: '2000-01' }

/** What the store must do on either database. */
export function accuracyStoreContract(name: string, freshPlace: () => Promise<DatabasePlace>): void {
  describe(`accuracy store on ${name}`, () => {
    let place: DatabasePlace
    function open(): AccuracyStore {
      const database = openDatabase(place, recordedLog())
      onTestFinished(database.close)
      return createAccuracyStore(database)
    }
    /** The measured days as a settlement sees them. */
    async function measuredOf(store: AccuracyStore): Promise<Map<string, MeasuredDay>> {
      await store.queueDays([queued()])
      let seen = new Map<string, MeasuredDay>()
      await store.settleDay({ station: 'BER', day: '2026-11-15' }, (_, measured) => {
        seen = new Map(measured)
        return []
      })
      return seen
    }

    beforeEach(async () => {
      place = await freshPlace()
    })

    it('adds ten-minute values to a day, each once and in order', async () => {
      const [one, two] = [open(), open()]
      await one.addMeasured([ten(1, { temperature: -30 }), ten(1, { station: 'SMA', rain: 40 })])
      await two.addMeasured([ten(1, { temperature: -30 })])
      await two.addMeasured([ten(2, { temperature: null, rain: null })])
      await one.addMeasured([ten(3, { temperature: 55, rain: 4 })])
      await one.addMeasured([ten(4, { temperature: 20, rain: 0 })])
      await one.addMeasured([ten(2, { temperature: 999 })])
      await one.addMeasured([ten(5, { day: '2026-11-16' })])
      await one.addMeasured([])
      expect((await measuredOf(one)).get('2026-11-15')).toEqual({
        temperatureCount: 3,
        high: 55,
        low: -30,
        rainCount: 3,
        rain: 5,
      })
    })

    it('finds the highest and lowest also where the first values were missing', async () => {
      const store = open()
      await store.addMeasured([ten(1, { temperature: null })])
      await store.addMeasured([ten(2, { temperature: -5 })])
      await store.addMeasured([ten(3, { temperature: null })])
      expect((await measuredOf(store)).get('2026-11-15')).toMatchObject({
        high: -5,
        low: -5,
        temperatureCount: 1,
      })
    })

    it('keeps what waits as it was first said, and gives it once with the days since', async () => {
      const [one, two] = [open(), open()]
      await one.queueDays([queued(), queued({ leadDays: 2, rain: null, chancePercent: null })])
      await two.queueDays([queued({ high: 500 }), queued({ day: '2026-11-16', leadDays: 2 })])
      await one.addMeasured([ten(1)])
      await one.addMeasured([ten(200, { day: '2026-11-16' })])
      expect(await one.dueDays('2026-11-15')).toEqual([])
      expect(await one.dueDays('2026-11-16')).toEqual([{ station: 'BER', day: '2026-11-15' }])
      const given: QueuedDay[] = []
      const settle = (store: AccuracyStore) =>
        store.settleDay({ station: 'BER', day: '2026-11-15' }, (forecasts, measured) => {
          given.push(...forecasts)
          expect([...measured.keys()]).toEqual(['2026-11-15'])
          return [cases()]
        })
      // SQLite may reject one of two concurrent writers, which tries again later.
      await Promise.allSettled([settle(one), settle(two)])
      await settle(one)
      expect(given.sort((a, b) => a.leadDays - b.leadDays)).toEqual([
        queued(),
        queued({ leadDays: 2, rain: null, chancePercent: null }),
      ])
      expect(await one.byLead(all)).toMatchObject([{ sums: { highCases: 1 } }])
      expect(await one.dueDays('2026-11-17')).toEqual([{ station: 'BER', day: '2026-11-16' }])
    })

    it('loses and doubles nothing where counting fails half way', async () => {
      const store = open()
      await store.queueDays([queued()])
      await store.queueNowcasts([{ fromAt: startAt, leadMinutes: 30, sites: [] }])
      const failing = () => {
        throw new Error('killed')
      }
      await expect(store.settleDay({ station: 'BER', day: '2026-11-15' }, failing)).rejects.toThrow()
      await expect(store.settleNowcast({ fromAt: startAt, leadMinutes: 30 }, failing)).rejects.toThrow()
      const [half, again] = [cases(), Object.assign(cases(), { station: null })]
      await expect(
        store.settleDay({ station: 'BER', day: '2026-11-15' }, () => [half, again]),
      ).rejects.toThrow()
      expect(await store.byLead(all)).toEqual([])
      await store.settleDay({ station: 'BER', day: '2026-11-15' }, () => [half])
      expect(await store.byLead(all)).toMatchObject([{ sums: { highCases: 1 } }])
      expect(await store.waitingNowcasts()).toEqual([{ fromAt: startAt, leadMinutes: 30 }])
    })

    it('gives a nowcast once, with its stations', async () => {
      const [one, two] = [open(), open()]
      const sites = [{ station: 'BER', isWet: true, chancePercent: 70, wasWet: false }]
      await one.queueNowcasts([30, 60].map((leadMinutes) => ({ fromAt: startAt, leadMinutes, sites })))
      await two.queueNowcasts([{ fromAt: startAt, leadMinutes: 30, sites: [] }])
      const score = (said: typeof sites | readonly unknown[]) => {
        expect(said).toEqual(sites)
        return [cases({ source: 'nowcast', leadMinutes: 30 })]
      }
      const due = { fromAt: startAt, leadMinutes: 30 }
      await Promise.allSettled([one.settleNowcast(due, score), two.settleNowcast(due, score)])
      await two.settleNowcast(due, score)
      expect(await one.byLead(all)).toMatchObject([
        { source: 'nowcast', leadMinutes: 30, sums: { highCases: 1 } },
      ])
      expect(await two.waitingNowcasts()).toEqual([{ fromAt: startAt, leadMinutes: 60 }])
    })

    it('adds every sum exactly, by whoever, and reads it by lead and by station', async () => {
      const [one, two] = [open(), open()]
      const different = Object.fromEntries(sumNames.map((name, index) => [name, index - 3])) as Sums
      const many = Array.from({ length: 600 }, (_, n) => cases({ station: `S${n}`, sums: different }))
      const adds = [() => one.add(many), () => two.add([...many].reverse())]
      // SQLite may reject one of two concurrent writers, which tries again later.
      const outcomes = await Promise.allSettled(adds.map((add) => add()))
      for (const [index, { status }] of outcomes.entries()) if (status === 'rejected') await adds[index]?.()
      await one.add([
        cases({ month: '2026-10' }),
        cases({ source: 'persistence' }),
        cases({ leadMinutes: 2880 }),
      ])
      const total = await one.byLead({ fromMonth: '2026-10', leads: [1440] })
      const forecast = total.find(({ source }) => source === 'meteoswiss')
      expect(forecast).toMatchObject({ firstMonth: '2026-10', lastMonth: '2026-11' })
      for (const name of sumNames)
        expect(forecast?.sums[name]).toBe(1200 * different[name] + cases().sums[name])
      expect(await two.byStation({ fromMonth: '2026-11', stations: ['S7', 'none'] })).toMatchObject([
        { station: 'S7', source: 'meteoswiss', sums: { bin9Chance: 2 * different.bin9Chance } },
      ])
      expect(await two.byStation({ fromMonth: '2026-11', stations: [] })).toEqual([])
      expect(await one.byStation({ fromMonth: '2026-11', stations: ['BER'], leads: [2880] })).toHaveLength(1)
    })

    it('counts what was verified and what waits, and knows how far and how large', async () => {
      const store = open()
      expect(await store.counts(['nowcast'])).toMatchObject({
        cases: 0,
        waiting: 0,
        evaluatedAt: { days: null, nowcasts: null },
      })
      await store.queueDays([queued(), queued({ station: 'SMA' }), queued({ day: '2026-11-16' })])
      const due = { fromAt: startAt, leadMinutes: 30 }
      await store.queueNowcasts([{ ...due, sites: [] }])
      expect(await store.queuedStations('meteoswiss', '2026-11-15')).toEqual(
        expect.arrayContaining(['BER', 'SMA']),
      )
      expect(await store.queuedStations('met-norway', '2026-11-15')).toEqual([])
      await store.settleDay({ station: 'BER', day: '2026-11-15' }, () => [
        cases({ sums: sums({ hits: 2, misses: 1, falseAlarms: 3, correctNegatives: 4 }) }),
        cases({ source: 'persistence', sums: sums({ hits: 9 }) }),
      ])
      // What could not be verified moves nothing.
      await store.settleDay({ station: 'BER', day: '2026-11-16' }, () => [])
      await store.settleNowcast(due, () => [cases({ source: 'nowcast', sums: sums({ hits: 5 }) })])
      const counts = await store.counts(['meteoswiss', 'nowcast'])
      expect(counts).toMatchObject({
        cases: 15,
        waiting: 1,
        evaluatedAt: { days: Date.parse('2026-11-15T23:00:00Z'), nowcasts: startAt + 3 * tenMinutesMs },
      })
      expect(counts.bytes).toBeGreaterThan(8192)
      expect(counts.bytes).toBeLessThan(1_000_000)
    })

    it('forgets days and months that are over', async () => {
      const store = open()
      await store.addMeasured([ten(1, { day: '2026-11-14' })])
      await store.addMeasured([ten(2)])
      await store.queueDays([queued({ day: '2026-11-01' }), queued({ day: '2026-11-20' })])
      await store.add([cases({ month: '2025-10' }), cases()])
      await store.forget({ day: '2026-11-15', month: '2025-11' })
      expect([...(await measuredOf(store)).keys()]).toEqual(['2026-11-15'])
      expect(await store.dueDays('2026-12-01')).toEqual([{ station: 'BER', day: '2026-11-20' }])
      expect(await store.byLead(all)).toMatchObject([{ firstMonth: '2026-11' }])
    })

    it('lets one process hold the work', async () => {
      const held = [
        await open().holdLease('accuracy', 'one', 60_000),
        await open().holdLease('accuracy', 'two', 60_000),
      ]
      expect(held).toEqual([true, false])
    })
  })
}
