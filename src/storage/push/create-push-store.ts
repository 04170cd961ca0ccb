import type { Log } from '../../ports/platform.ts'
import type { PushStore } from '../../ports/push.ts'
import { holdLease } from '../database/hold-lease.ts'
import type { Database } from '../database/open-database.ts'
import { createDeliveries } from './deliveries.ts'
import { createSealedRows } from './sealed-rows.ts'
import { createSubscriptions } from './subscriptions.ts'

/**
 * Everything about a subscriber is sealed, and ids are hashes under the secret: the file alone names no endpoint and
 * no place. Every change is one statement, so a killed process leaves it done or undone.
 */
export function createPushStore(store: Database, options: { secret: string; log: Log }): PushStore {
  const rows = createSealedRows(store, options)
  const { markTaken, ...subscriptions } = createSubscriptions(store, rows)
  return {
    now: store.now,
    ...subscriptions,
    ...createDeliveries(store, rows, markTaken),
    holdLease: (name, holder, forMs) => holdLease(store, name, holder, forMs),
  }
}
