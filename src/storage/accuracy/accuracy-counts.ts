import { type Kysely, sql } from 'kysely'
import type { AccuracyCounts } from '../../ports/accuracy.ts'
import { accuracyTableNames } from '../database/accuracy-tables.ts'
import type { Tables } from '../database/tables.ts'

const rainNames = ['hits', 'misses', 'falseAlarms', 'correctNegatives'] as const
/** Indexes included. */
const bytesOf = {
  sqlite: sql<{ bytes: number | null }>`select sum(pgsize) as bytes from dbstat where aggregate = 1
    and name in (select name from sqlite_master where tbl_name in (${sql.join(accuracyTableNames)}))`,
  postgres: sql<{ bytes: number | null }>`select sum(pg_total_relation_size(name::regclass)) as bytes
    from (values ${sql.join(accuracyTableNames.map((name) => sql`(${name})`))}) as tables (name)`,
}

export async function accuracyCounts(
  database: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  sources: readonly string[],
): Promise<AccuracyCounts> {
  async function rowsOf(table: 'accuracy_forecasts' | 'accuracy_nowcasts'): Promise<number> {
    const query = database.selectFrom(table).select(({ fn }) => fn.countAll().as('rows'))
    return Number((await query.executeTakeFirstOrThrow()).rows)
  }
  const total = await database
    .selectFrom('accuracy_sums')
    .select(({ fn }) => rainNames.map((name) => fn.sum(name).as(name)))
    .where('source', 'in', sources)
    .executeTakeFirst()
  const evaluated = await database.selectFrom('accuracy_evaluated').selectAll().execute()
  const evaluatedAt = (of: 'days' | 'nowcasts') => evaluated.find((row) => row.kind === of)?.at ?? null
  const { rows } = await bytesOf[kind].execute(database)
  return {
    cases: rainNames.reduce((sum, name) => sum + Number(total?.[name] ?? 0), 0),
    waiting: (await rowsOf('accuracy_forecasts')) + (await rowsOf('accuracy_nowcasts')),
    bytes: Number(rows[0]?.bytes ?? 0),
    evaluatedAt: { days: evaluatedAt('days'), nowcasts: evaluatedAt('nowcasts') },
  }
}
