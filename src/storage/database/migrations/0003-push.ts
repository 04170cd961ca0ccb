import type { Kysely } from 'kysely'

// Times are epoch ms in floating point, which both databases give back as a number.
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('leases')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'double precision', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('push_subscriptions')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'double precision', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('push_messages')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'double precision', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('push_deliveries')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'double precision', (column) => column.notNull())
    .addColumn('next_at', 'double precision', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('settled_at', 'double precision')
    .addColumn('expires_at', 'double precision', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('push_deliveries_next')
    .ifNotExists()
    .on('push_deliveries')
    .columns(['settled_at', 'next_at'])
    .execute()
  await database.schema
    .createIndex('push_deliveries_subscription')
    .ifNotExists()
    .on('push_deliveries')
    .column('subscription_id')
    .execute()
}
