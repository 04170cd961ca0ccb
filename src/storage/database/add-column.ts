import type { Kysely } from 'kysely'

/** On PostgreSQL a migration and its record are one transaction; on SQLite one killed between them runs again. */
export async function addColumn(
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
