import { type Kysely, sql } from 'kysely'
import { noSums, type Sums, sumNames } from '../../domain/accuracy/sums.ts'
import type { ScoredCases, SumsWanted } from '../../ports/accuracy.ts'
import type { Tables } from '../database/tables.ts'
import { inChunks } from '../in-chunks.ts'

export async function sumsBy(database: Kysely<Tables>, key: 'lead_minutes' | 'station', wanted: SumsWanted) {
  let query = database
    .selectFrom('accuracy_sums')
    .select(['source', sql.ref<string | number>(key).as('key')])
    .select(({ fn }) => [
      fn.min('month').as('firstMonth'),
      fn.max('month').as('lastMonth'),
      fn.count('station').distinct().as('stationCount'),
      ...sumNames.map((name) => fn.sum(name).as(name)),
    ])
    .where('month', '>=', wanted.fromMonth)
    .groupBy(['source', key])
  if (wanted.leads) query = query.where('lead_minutes', 'in', wanted.leads)
  if (wanted.stations) query = query.where('station', 'in', [...wanted.stations, ''])
  const rows = await query.execute()
  return rows.map((row) => {
    const sums = noSums()
    // PostgreSQL's sums come as text.
    for (const name of sumNames) sums[name] = Number(row[name])
    const { source, key, firstMonth, lastMonth } = row
    return { source, key, firstMonth, lastMonth, stationCount: Number(row.stationCount), sums }
  })
}

/**
 * Added by the database itself: two processes that count at the same moment both count. Rows come in one order, else
 * two could wait for each other's locks.
 */
export async function addCases(database: Kysely<Tables>, cases: readonly ScoredCases[]): Promise<void> {
  const rows = cases
    .map(({ station, source, leadMinutes, month, sums }) => ({
      key: `${month} ${station} ${source} ${leadMinutes}`,
      row: { station, source, lead_minutes: leadMinutes, month, ...sums },
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row)
  const added = Object.fromEntries(
    sumNames.map((name) => [name, sql`${sql.ref(`accuracy_sums.${name}`)} + ${sql.ref(`excluded.${name}`)}`]),
  ) as Record<keyof Sums, ReturnType<typeof sql<number>>>
  for (const values of inChunks(rows))
    await database
      .insertInto('accuracy_sums')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['month', 'station', 'source', 'lead_minutes']).doUpdateSet(added),
      )
      .execute()
}
