import type { Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['push_deliveries', 'push_messages'])
    await database.schema
      .createIndex(`${table}_expires`)
      .ifNotExists()
      .on(table)
      .column('expires_at')
      .execute()
}
