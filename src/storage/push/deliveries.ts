import { memoise } from '../../domain/memoise.ts'
import type { Subscriber } from '../../domain/push/watch.ts'
import type { Delivery, PlannedDelivery, PushMessage, PushStore } from '../../ports/push.ts'
import type { Database } from '../database/open-database.ts'
import { inChunks, rowsAtOnce } from '../in-chunks.ts'
import type { SealedRows } from './sealed-rows.ts'

/** More than there are Swiss places with a name: a warning for half the country names each of them many times. */
const mostPlaceIds = 10_000

export function createDeliveries(
  { use, change, now: machineNow }: Database,
  { subscribers, messages, idOf, open }: SealedRows,
  markTaken: (subscriptionIds: readonly string[]) => Promise<void>,
): Pick<PushStore, 'plan' | 'withdraw' | 'claim' | 'settle' | 'forgetExpired'> {
  const warningOf = (version: string) => idOf('push-warning', version)
  const placeId = memoise((name: string) => idOf('push-place', name).slice(0, 16), mostPlaceIds)
  const placesOf = (names: readonly string[]) => names.map(placeId).sort().join()

  async function saveMessages(deliveries: readonly PlannedDelivery[]): Promise<Map<PushMessage, string>> {
    const ids = new Map<PushMessage, string>()
    const rows = new Map<string, { id: string; sealed: string; expires_at: number }>()
    for (const { message, expiresAt } of deliveries) {
      if (ids.has(message)) continue
      const text = JSON.stringify(message)
      const id = idOf('push-message', text, String(expiresAt))
      ids.set(message, id)
      if (!rows.has(id)) rows.set(id, { id, sealed: await messages.seal(text), expires_at: expiresAt })
    }
    for (const values of inChunks([...rows.values()]))
      await change('save messages', ({ database }) =>
        database
          .insertInto('push_messages')
          .values(values)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      )
    return ids
  }

  async function settleAll(settled: readonly string[]): Promise<void> {
    const now = machineNow()
    for (const ids of inChunks(settled))
      await change('settle deliveries', ({ database }) =>
        database.updateTable('push_deliveries').set({ settled_at: now }).where('id', 'in', ids).execute(),
      )
  }

  return {
    async plan(deliveries, againAfterMs) {
      const ids = await saveMessages(deliveries)
      const now = machineNow()
      let added = 0
      for (const some of inChunks(deliveries)) {
        const values = some.map(({ subscriptionId: subscription_id, key, message, expiresAt, warning }) => ({
          id: idOf('push-delivery', subscription_id, key),
          subscription_id,
          message_id: ids.get(message) ?? '',
          created_at: now,
          next_at: now,
          attempts: 0,
          settled_at: null,
          expires_at: expiresAt,
          warning: warning && warningOf(warning.version),
          places: warning && placesOf(warning.places),
        }))
        const rows = await change('plan deliveries', ({ database }) =>
          database
            .insertInto('push_deliveries')
            .values(values)
            .onConflict((conflict) =>
              conflict
                .column('id')
                .doUpdateSet((row) => ({
                  message_id: row.ref('excluded.message_id'),
                  created_at: now,
                  next_at: now,
                  attempts: 0,
                  settled_at: null,
                  expires_at: row.ref('excluded.expires_at'),
                  places: row.ref('excluded.places'),
                }))
                .where((row) =>
                  againAfterMs === null
                    ? // Fewer places are no news. Never true of a row that states none, as those of an older release.
                      row.and([
                        row('push_deliveries.places', '<>', row.ref('excluded.places')),
                        row(
                          row.fn('length', ['excluded.places']),
                          '>=',
                          row.fn('length', ['push_deliveries.places']),
                        ),
                      ])
                    : row('push_deliveries.created_at', '<=', now - againAfterMs),
                ),
            )
            .returning('id')
            .execute(),
        )
        added += rows.length
      }
      return added
    },

    async withdraw(versionsInForce) {
      const inForce = versionsInForce.map(warningOf)
      await change('withdraw deliveries', ({ database }) => {
        const owed = database
          .deleteFrom('push_deliveries')
          .where('settled_at', 'is', null)
          .where('warning', 'is not', null)
        return (inForce.length > 0 ? owed.where('warning', 'not in', inForce) : owed).execute()
      })
    },

    async claim(limit, { now, leaseMs }) {
      const machine = machineNow()
      const claimed = await change('claim deliveries', ({ database }) =>
        database
          .updateTable('push_deliveries')
          .set({ next_at: machine + leaseMs })
          .where('id', 'in', (due) =>
            due
              .selectFrom('push_deliveries')
              .select('id')
              .where('settled_at', 'is', null)
              .where('next_at', '<=', machine)
              .where('expires_at', '>', now)
              .orderBy('next_at')
              .limit(limit),
          )
          // Looked at again under the row's lock: of two processes that chose the same row, one gets it.
          .where('settled_at', 'is', null)
          .where('next_at', '<=', machine)
          .returning(['id', 'subscription_id', 'message_id', 'attempts', 'expires_at'])
          .execute(),
      )
      if (claimed.length === 0) return []
      const [owners, texts] = await use('read deliveries', ({ database }) =>
        Promise.all([
          database
            .selectFrom('push_subscriptions')
            .select(['id', 'sealed'])
            .where('id', 'in', [...new Set(claimed.map(({ subscription_id }) => subscription_id))])
            .execute(),
          database
            .selectFrom('push_messages')
            .select(['id', 'sealed'])
            .where('id', 'in', [...new Set(claimed.map(({ message_id }) => message_id))])
            .execute(),
        ]),
      )
      const sealedOwners = new Map(owners.map((row) => [row.id, row.sealed]))
      const read = new Map<string, PushMessage | null>()
      for (const row of texts) read.set(row.id, await open<PushMessage>(messages, row.sealed))
      const deliveries: Delivery[] = []
      const unreadable: string[] = []
      for (const row of claimed) {
        const owner = sealedOwners.get(row.subscription_id)
        const subscriber = owner === undefined ? null : await open<Subscriber>(subscribers, owner)
        const message = read.get(row.message_id)
        if (subscriber && message)
          deliveries.push({
            id: row.id,
            subscriptionId: row.subscription_id,
            subscriber,
            message,
            expiresAt: row.expires_at,
            attempts: row.attempts,
          })
        else unreadable.push(row.id)
      }
      // Claimed again and again they would hold up the others until they expire.
      await settleAll(unreadable)
      return deliveries
    },

    async settle({ settled, later, taken }) {
      await settleAll(settled)
      await markTaken(taken)
      const byTime = Map.groupBy(later, ({ at }) => at)
      for (const [at, some] of byTime)
        await change('put off deliveries', ({ database }) =>
          database
            .updateTable('push_deliveries')
            .set((row) => ({ next_at: at, attempts: row('attempts', '+', 1) }))
            .where(
              'id',
              'in',
              some.map(({ id }) => id),
            )
            .execute(),
        )
    },

    async forgetExpired(before) {
      await change('forget deliveries', async ({ database }) => {
        for (const table of ['push_deliveries', 'push_messages'] as const)
          await database
            .deleteFrom(table)
            .where('id', 'in', (expired) =>
              expired.selectFrom(table).select('id').where('expires_at', '<', before).limit(rowsAtOnce),
            )
            .execute()
      })
    },
  }
}
