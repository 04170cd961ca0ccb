import type { Kysely } from 'kysely'
import { addColumn } from '../add-column.ts'

export const up = (database: Kysely<unknown>) => addColumn(database, 'push_deliveries', 'warning', 'text')
