import { createHmac } from 'node:crypto'
import type { Subscriber } from '../../domain/push/watch.ts'
import type { Log } from '../../ports/platform.ts'
import type { Delivery, PlannedDelivery, PushMessage, PushStore } from '../../ports/push.ts'
import { inChunks } from '../in-chunks.ts'
import { holdLease } from '../keys/hold-lease.ts'
import type { Database } from '../keys/open-database.ts'
import { createSealer, type Sealer } from '../keys/sealed-value.ts'

/** Leases and waiting times count on the machine's clock: a demo's may start anywhere, at every start. */
const machineNow = () => Date.now()

/**
 * Everything about a subscriber is sealed, and ids are hashes under the secret: the file alone names no endpoint and
 * no place. Every change is one statement, so a killed process leaves it done or undone.
 */
export function createPushStore(store: Database, { secret, log }: { secret: string; log: Log }): PushStore {
  const { use, change, isDue, kind } = store
  const sealed = (column: string) => createSealer(secret, { column, hasOwnSalt: false })
  const subscribers = sealed('push_subscriptions.sealed')
  const messages = sealed('push_messages.sealed')
  const idOf = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  const subscriptionId = (endpoint: string) => idOf('push-subscription', endpoint)

  async function opened<T>(sealer: Sealer, text: string): Promise<T | null> {
    const plain = await sealer.unseal(text)
    if (plain === null && isDue('push-undecryptable'))
      log.error(
        { store: kind, kind: 'undecryptable' },
        'a push subscription cannot be opened with this secret: its browser has to subscribe again',
      )
    return plain === null ? null : JSON.parse(plain)
  }

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

  return {
    async save(subscriber) {
      const row = { sealed: await subscribers.seal(JSON.stringify(subscriber)), changed_at: machineNow() }
      await change('save subscription', ({ database }) =>
        database
          .insertInto('push_subscriptions')
          .values({ id: subscriptionId(subscriber.endpoint), ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute(),
      )
    },

    async find(endpoint) {
      const row = await use('find subscription', ({ database }) =>
        database
          .selectFrom('push_subscriptions')
          .select('sealed')
          .where('id', '=', subscriptionId(endpoint))
          .executeTakeFirst(),
      )
      return row ? opened<Subscriber>(subscribers, row.sealed) : null
    },

    remove: (endpoint) => removeAll([subscriptionId(endpoint)]),
    removeGone: removeAll,

    async count(now) {
      return use('count subscriptions', async ({ database }) => {
        const count = (rows: { n: string | number | bigint }[]) => Number(rows[0]?.n ?? 0)
        const all = await database
          .selectFrom('push_subscriptions')
          .select(({ fn }) => fn.countAll().as('n'))
          .execute()
        const waiting = await database
          .selectFrom('push_deliveries')
          .select(({ fn }) => fn.countAll().as('n'))
          .where('settled_at', 'is', null)
          .where('expires_at', '>', now)
          .execute()
        return { subscriptions: count(all), waiting: count(waiting) }
      })
    },

    async revision() {
      const row = await use('look for subscriptions', ({ database }) =>
        database
          .selectFrom('push_subscriptions')
          .select(({ fn }) => [fn.countAll().as('n'), fn.max('changed_at').as('changed_at')])
          .executeTakeFirstOrThrow(),
      )
      return Number(row.n) === 0 ? '' : `${row.n} ${row.changed_at}`
    },

    async subscribers(after, limit) {
      const rows = await use('read subscriptions', ({ database }) =>
        database
          .selectFrom('push_subscriptions')
          .select(['id', 'sealed'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      )
      const read = await Promise.all(
        rows.map(async ({ id, sealed: text }) => ({
          id,
          subscriber: await opened<Subscriber>(subscribers, text),
        })),
      )
      return {
        rows: read.flatMap(({ id, subscriber }) => (subscriber ? [{ id, subscriber }] : [])),
        next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      }
    },

    async plan(deliveries, againAfterMs) {
      const ids = await saveMessages(deliveries)
      const now = machineNow()
      let added = 0
      for (const some of inChunks(deliveries)) {
        const values = some.map(({ subscriptionId: subscription_id, key, message, expiresAt }) => ({
          id: idOf('push-delivery', subscription_id, key),
          subscription_id,
          message_id: ids.get(message) ?? '',
          created_at: now,
          next_at: now,
          attempts: 0,
          settled_at: null,
          expires_at: expiresAt,
        }))
        const rows = await change('plan deliveries', ({ database }) =>
          database
            .insertInto('push_deliveries')
            .values(values)
            .onConflict((conflict) =>
              againAfterMs === null
                ? conflict.column('id').doNothing()
                : conflict
                    .column('id')
                    .doUpdateSet((row) => ({
                      message_id: row.ref('excluded.message_id'),
                      created_at: now,
                      next_at: now,
                      attempts: 0,
                      settled_at: null,
                      expires_at: row.ref('excluded.expires_at'),
                    }))
                    .where('push_deliveries.created_at', '<=', now - againAfterMs),
            )
            .returning('id')
            .execute(),
        )
        added += rows.length
      }
      return added
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
      for (const row of texts) read.set(row.id, await opened<PushMessage>(messages, row.sealed))
      const deliveries: Delivery[] = []
      for (const row of claimed) {
        const owner = sealedOwners.get(row.subscription_id)
        const subscriber = owner === undefined ? null : await opened<Subscriber>(subscribers, owner)
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
      }
      return deliveries
    },

    async settle({ settled, later }) {
      const now = machineNow()
      for (const ids of inChunks(settled))
        await change('settle deliveries', ({ database }) =>
          database.updateTable('push_deliveries').set({ settled_at: now }).where('id', 'in', ids).execute(),
        )
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
        await database.deleteFrom('push_deliveries').where('expires_at', '<', before).execute()
        await database.deleteFrom('push_messages').where('expires_at', '<', before).execute()
      })
    },

    holdLease: (name, holder, forMs) => holdLease(store, name, holder, forMs),
  }

  async function removeAll(ids: readonly string[]): Promise<void> {
    for (const some of inChunks(ids))
      await change('remove subscription', async ({ database }) => {
        // In this order: deliveries without a subscriber are never sent.
        await database.deleteFrom('push_subscriptions').where('id', 'in', some).execute()
        await database.deleteFrom('push_deliveries').where('subscription_id', 'in', some).execute()
      })
  }
}
