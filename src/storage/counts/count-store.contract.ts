import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { CountStore } from '../../ports/storage.ts'
import { type DatabasePlace, openDatabase } from '../database/open-database.ts'
import { createCountStore } from './create-count-store.ts'

/** What the store must do on either database. */
export function countStoreContract(name: string, freshPlace: () => Promise<DatabasePlace>): void {
  describe(`count store on ${name}`, () => {
    let place: DatabasePlace
    function open(): CountStore {
      const database = openDatabase(place, recordedLog())
      onTestFinished(database.close)
      return createCountStore(database)
    }

    beforeEach(async () => {
      place = await freshPlace()
    })

    it('counts for all processes, and over a restart', async () => {
      const [one, other] = [open(), open()]
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).count(['calls:2026-11-16'], 1)),
      )
      expect(await other.count(['new', 'calls:2026-11-16'], 5)).toEqual([5, 25])
      expect(await open().count(['calls:2026-11-16', 'new'], 0)).toEqual([25, 5])
      expect(await one.count(['nothing yet'], 0)).toEqual([0])
    })

    it('adds to each its own number, from several processes at once', async () => {
      const [one, other] = [open(), open()]
      const amounts = [
        ['views:2026-11-16:radar', 3],
        ['views:2026-11-16:home', 2],
      ] as const
      await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          i % 2 ? one.add(new Map(amounts)) : other.add(new Map(amounts.toReversed())),
        ),
      )
      expect(await open().count(['views:2026-11-16:home', 'views:2026-11-16:radar'], 0)).toEqual([20, 30])
    })

    it('forgets old counts and keeps the others', async () => {
      const store = open()
      for (const name of ['calls:2026-11-14', 'calls:2026-11-15', 'calls:2026-11-16', 'other'])
        await store.count([name], 1)
      await store.forgetCounts('calls:', '2026-11-16')
      expect(await store.count(['calls:2026-11-15'], 0)).toEqual([0])
      expect(await store.count(['calls:2026-11-16'], 0)).toEqual([1])
      expect(await store.count(['other'], 0)).toEqual([1])
    })
  })
}
