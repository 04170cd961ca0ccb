import type { Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('accuracy_evaluated')
    .ifNotExists()
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('at', 'double precision', (column) => column.notNull())
    .execute()
}
