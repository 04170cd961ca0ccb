import type { Kysely } from 'kysely'
import { addColumn } from '../add-column.ts'

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ['failed_at', 'taken_at'])
    await addColumn(database, 'push_subscriptions', column, 'double precision')
}
