import type { Kysely } from 'kysely'
import { addColumn } from '../add-column.ts'

export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumn(database, 'push_subscriptions', 'told', 'text')
}
