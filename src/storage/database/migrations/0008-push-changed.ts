import type { Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('push_subscriptions_changed')
    .ifNotExists()
    .on('push_subscriptions')
    .columns(['changed_at', 'id'])
    .execute()
}
