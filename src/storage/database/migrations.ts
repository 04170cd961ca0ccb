import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type AccuracyTables, createAccuracyTables, createEvaluatedTable } from './accuracy-tables.ts'

export type Tables = AccuracyTables & {
  api_keys: { id: number; key: string }
  counts: { name: string; value: number }
  leases: { name: string; holder: string; until: number }
  push_subscriptions: {
    id: string
    sealed: string
    /** Machine time, as are the next two. */
    changed_at: number
    /** When a message failed for the first time; null: none has. */
    failed_at: number | null
    /** When the push service took the first message; null: none yet. */
    taken_at: number | null
  }
  push_messages: { id: string; sealed: string; expires_at: number }
  push_deliveries: {
    id: string
    subscription_id: string
    message_id: string
    /** Machine time; `expires_at` alone is on the site's clock, which a demo may start anywhere. */
    created_at: number
    next_at: number
    attempts: number
    /** Sent, or given up. */
    settled_at: number | null
    expires_at: number
    /** A hash of the warning's version; null: rain, or planned by a release that did not write it. */
    warning: string | null
    /** A hash of the places it was planned for; null where `warning` is. */
    places: string | null
  }
}

/** Run in the order of their names; never edited once released. */
const migrations: Record<string, Migration> = {
  '0001-api-keys': {
    async up(database) {
      await database.schema
        .createTable('api_keys')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
        .addColumn('key', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0002-counts': {
    async up(database) {
      await database.schema
        .createTable('counts')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'integer', (column) => column.notNull())
        .execute()
    },
  },
  // Times are epoch ms in floating point, which both databases give back as a number.
  '0003-push': {
    async up(database) {
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
    },
  },
  '0004-accuracy': { up: createAccuracyTables },
  '0005-accuracy-evaluated': { up: createEvaluatedTable },
  '0006-push-warning': { up: (database) => addColumn(database, 'push_deliveries', 'warning', 'text') },
  '0007-push-places': { up: (database) => addColumn(database, 'push_deliveries', 'places', 'text') },
  '0008-push-changed': {
    async up(database) {
      await database.schema
        .createIndex('push_subscriptions_changed')
        .ifNotExists()
        .on('push_subscriptions')
        .columns(['changed_at', 'id'])
        .execute()
    },
  },
  '0009-push-taken': {
    async up(database) {
      for (const column of ['failed_at', 'taken_at'])
        await addColumn(database, 'push_subscriptions', column, 'double precision')
    },
  },
  '0010-push-expired': {
    async up(database) {
      for (const table of ['push_deliveries', 'push_messages'])
        await database.schema
          .createIndex(`${table}_expires`)
          .ifNotExists()
          .on(table)
          .column('expires_at')
          .execute()
    },
  },
}

/** On PostgreSQL a migration and its record are one transaction; on SQLite one killed between them runs again. */
async function addColumn(
  database: Kysely<unknown>,
  table: string,
  column: string,
  type: 'text' | 'double precision',
): Promise<void> {
  if (!database.getExecutor().adapter.supportsTransactionalDdl) {
    const tables = await database.introspection.getTables()
    const columns = tables.find(({ name }) => name === table)?.columns
    if (columns?.some(({ name }) => name === column)) return
  }
  await database.schema.alterTable(table).addColumn(column, type).execute()
}

/**
 * Safe when several processes start at once. On PostgreSQL the migrator holds an advisory lock, and who waits for it
 * too long fails; SQLite has none, so a process fails on each record that another made first. It goes on as long as
 * there are fewer left to do each time.
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const countLeft = async () =>
    (await migrator.getMigrations()).filter(({ executedAt }) => !executedAt).length
  let left = await countLeft()
  for (let vain = 0; left > 0; ) {
    const { error } = await migrator.migrateToLatest()
    const before = left
    left = await countLeft()
    vain = left < before ? 0 : vain + 1
    if (vain === attempts) throw error
  }
}

/** Without any progress. */
const attempts = 2
