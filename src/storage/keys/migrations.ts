import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

export type KeyDatabase = {
  api_keys: { id: number; key: string }
  counts: { name: string; value: number }
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
}

/**
 * Safe when several processes start at once. On PostgreSQL the migrator holds an advisory lock, and who waits for it
 * too long fails; SQLite has none, so whoever comes second fails on the record of the first. Either finds nothing left
 * to do when looking again.
 */
export async function migrate(database: Kysely<KeyDatabase>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const isDone = async () => (await migrator.getMigrations()).every(({ executedAt }) => executedAt)
  let failure: unknown
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await isDone()) return
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    failure = error
  }
  if (!(await isDone())) throw failure
}

const attempts = 2
