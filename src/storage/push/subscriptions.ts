import type { ToldWishes } from '../../domain/push/told-wish.ts'
import type { Subscriber } from '../../domain/push/watch.ts'
import { dayMs } from '../../domain/time/durations.ts'
import type { PushStore } from '../../ports/push.ts'
import type { Database } from '../database/open-database.ts'
import { inChunks } from '../in-chunks.ts'
import type { SealedRows } from './sealed-rows.ts'

/** A push service may be out for some days; an address that nobody made up takes a message before that. */
const untakenMs = 7 * dayMs

type Subscriptions = Pick<
  PushStore,
  | 'save'
  | 'saveTold'
  | 'find'
  | 'remove'
  | 'removeGone'
  | 'dropUntaken'
  | 'count'
  | 'hasSubscribers'
  | 'subscribers'
> & {
  /** Those that take messages stay, whatever fails later. */
  markTaken(ids: readonly string[]): Promise<void>
}

export function createSubscriptions(
  { use, change, now: machineNow }: Database,
  { subscribers, told: toldWishes, idOf, open }: SealedRows,
): Subscriptions {
  const subscriptionId = (endpoint: string) => idOf('push-subscription', endpoint)

  return {
    async save(subscriber) {
      const row = { sealed: await subscribers.seal(JSON.stringify(subscriber)), changed_at: machineNow() }
      await change('save subscription', ({ database }) =>
        database
          .insertInto('push_subscriptions')
          .values({
            id: subscriptionId(subscriber.endpoint),
            failed_at: null,
            taken_at: null,
            told: null,
            ...row,
          })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute(),
      )
    },

    async saveTold(rows) {
      for (const { id, told } of rows) {
        const text = await toldWishes.seal(JSON.stringify(told))
        await change('save told wishes', ({ database }) =>
          database.updateTable('push_subscriptions').set({ told: text }).where('id', '=', id).execute(),
        )
      }
    },

    async find(endpoint) {
      const row = await use('find subscription', ({ database }) =>
        database
          .selectFrom('push_subscriptions')
          .select('sealed')
          .where('id', '=', subscriptionId(endpoint))
          .executeTakeFirst(),
      )
      return row ? open<Subscriber>(subscribers, row.sealed) : null
    },

    remove: (endpoint) => removeAll([subscriptionId(endpoint)]),
    removeGone: removeAll,

    async markTaken(ids) {
      for (const some of inChunks(ids))
        await change('mark subscriptions', ({ database }) =>
          database
            .updateTable('push_subscriptions')
            .set({ taken_at: machineNow() })
            .where('id', 'in', some)
            .where('taken_at', 'is', null)
            .execute(),
        )
    },

    async dropUntaken(ids) {
      const now = machineNow()
      for (const some of inChunks(ids)) {
        await change('mark subscriptions', ({ database }) =>
          database
            .updateTable('push_subscriptions')
            .set({ failed_at: now })
            .where('id', 'in', some)
            .where('failed_at', 'is', null)
            .where('taken_at', 'is', null)
            .execute(),
        )
        const dead = await use('read subscriptions', ({ database }) =>
          database
            .selectFrom('push_subscriptions')
            .select('id')
            .where('id', 'in', some)
            .where('taken_at', 'is', null)
            .where('failed_at', '<', now - untakenMs)
            .execute(),
        )
        await removeAll(dead.map(({ id }) => id))
      }
    },

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

    async hasSubscribers() {
      const row = await use('look for subscriptions', ({ database }) =>
        database.selectFrom('push_subscriptions').select('id').limit(1).executeTakeFirst(),
      )
      return row !== undefined
    },

    async subscribers({ changedAt, id: after }, limit) {
      const rows = await use('read subscriptions', ({ database }) =>
        database
          .selectFrom('push_subscriptions')
          .select(['id', 'sealed', 'told', 'changed_at'])
          .where('changed_at', '>=', changedAt)
          .where(({ or, eb }) => or([eb('changed_at', '>', changedAt), eb('id', '>', after)]))
          .orderBy('changed_at')
          .orderBy('id')
          .limit(limit)
          .execute(),
      )
      const read = await Promise.all(
        rows.map(async ({ id, sealed: text, told }) => ({
          id,
          subscriber: await open<Subscriber>(subscribers, text),
          told: told === null ? null : await open<ToldWishes>(toldWishes, told),
        })),
      )
      const last = rows.length < limit ? undefined : rows.at(-1)
      return {
        rows: read.flatMap(({ id, subscriber, told }) => (subscriber ? [{ id, subscriber, told }] : [])),
        next: last ? { changedAt: last.changed_at, id: last.id } : null,
      }
    },
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
