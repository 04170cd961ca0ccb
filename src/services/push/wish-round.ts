import type { ToldWishes } from '../../domain/push/told-wish.ts'
import type { PlannedDelivery, PushStore, SubscriberRow } from '../../ports/push.ts'
import type { OwedWishes } from './owed-wishes.ts'

/** Sealed and written without a pause, of each sort. */
const rowsAtOnce = 25

/** Looks at the wishes of one subscriber after the other, and writes what is owed and told. */
export function createWishRound(
  store: Pick<PushStore, 'plan' | 'saveTold'>,
  wishesFor: (row: SubscriberRow) => Promise<OwedWishes>,
  onNext: (at: number) => void,
) {
  const deliveries: PlannedDelivery[] = []
  const told: { id: string; told: ToldWishes }[] = []
  let added = 0

  async function write(): Promise<void> {
    // Owed first: who was killed in between finds that it is owed already.
    added += await store.plan(deliveries.splice(0), null)
    await store.saveTold(told.splice(0))
  }

  return {
    async visit(row: SubscriberRow): Promise<void> {
      const owed = await wishesFor(row)
      onNext(owed.nextAt)
      if (!owed.told) return
      deliveries.push(...owed.deliveries)
      told.push({ id: row.id, told: owed.told })
      if (Math.max(told.length, deliveries.length) >= rowsAtOnce) await write()
    },
    /** How many deliveries are new since the last time. */
    async end(): Promise<number> {
      if (told.length > 0) await write()
      const since = added
      added = 0
      return since
    },
  }
}
