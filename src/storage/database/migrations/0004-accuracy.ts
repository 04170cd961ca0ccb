import type { Kysely } from 'kysely'

/** As released with migration 0004, whatever sums come later. */
const sumColumns = [
  ...['highCases', 'highError', 'highAbsolute', 'lowCases', 'lowError', 'lowAbsolute'],
  ...['hits', 'misses', 'falseAlarms', 'correctNegatives', 'chanceSquares'],
  ...Array.from({ length: 10 }, (_, bin) => [`bin${bin}Cases`, `bin${bin}Wet`, `bin${bin}Chance`]).flat(),
]

export async function up(database: Kysely<unknown>): Promise<void> {
  let sums = database.schema
    .createTable('accuracy_sums')
    .ifNotExists()
    .addColumn('station', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('lead_minutes', 'integer', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('accuracy_sums_key', ['month', 'station', 'source', 'lead_minutes'])
  for (const name of sumColumns) sums = sums.addColumn(name, 'integer', (column) => column.notNull())
  await sums.execute()
  await database.schema
    .createTable('accuracy_days')
    .ifNotExists()
    .addColumn('station', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('last_at', 'double precision', (column) => column.notNull())
    .addColumn('temperature_count', 'integer', (column) => column.notNull())
    .addColumn('high', 'integer')
    .addColumn('low', 'integer')
    .addColumn('rain_count', 'integer', (column) => column.notNull())
    .addColumn('rain', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('accuracy_days_key', ['day', 'station'])
    .execute()
  await database.schema
    .createTable('accuracy_forecasts')
    .ifNotExists()
    .addColumn('station', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('lead_days', 'integer', (column) => column.notNull())
    .addColumn('high', 'integer', (column) => column.notNull())
    .addColumn('low', 'integer', (column) => column.notNull())
    .addColumn('rain', 'integer')
    .addColumn('chance', 'integer')
    .addPrimaryKeyConstraint('accuracy_forecasts_key', ['day', 'station', 'source', 'lead_days'])
    .execute()
  await database.schema
    .createTable('accuracy_nowcasts')
    .ifNotExists()
    .addColumn('from_at', 'double precision', (column) => column.notNull())
    .addColumn('lead_minutes', 'integer', (column) => column.notNull())
    .addColumn('sites', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('accuracy_nowcasts_key', ['from_at', 'lead_minutes'])
    .execute()
}
