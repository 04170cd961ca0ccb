import { type Kysely, sql } from 'kysely'
import { leadDays } from '../../domain/accuracy/score.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import { addDays, startOfLocalDay, swissTime } from '../../domain/time/local-time.ts'
import type { AccuracyStore, SumsWanted } from '../../ports/accuracy.ts'
import { holdLease } from '../database/hold-lease.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { inChunks } from '../in-chunks.ts'
import { accuracyCounts } from './accuracy-counts.ts'
import { addCases, sumsBy } from './accuracy-sums.ts'

const endOf = (day: string) => startOfLocalDay(addDays(day, 1), swissTime)

export function createAccuracyStore(store: Database): AccuracyStore {
  const { use, change, kind } = store
  const read = (key: 'lead_minutes' | 'station', wanted: SumsWanted) =>
    use('read accuracy', ({ database }) => sumsBy(database, key, wanted))

  return {
    async addMeasured(tens) {
      if (tens.length === 0) return
      const rows = tens.map(({ station, day, measuredAt, temperature, rain }) => ({
        station,
        day,
        last_at: measuredAt,
        temperature_count: temperature === null ? 0 : 1,
        high: temperature,
        low: temperature,
        rain_count: rain === null ? 0 : 1,
        rain: rain ?? 0,
      }))
      await change('add measurements', ({ database }) =>
        database
          .insertInto('accuracy_days')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'station'])
              .doUpdateSet((row) => ({
                last_at: row.ref('excluded.last_at'),
                temperature_count: sql`accuracy_days.temperature_count + excluded.temperature_count`,
                high: sql`case when excluded.high > coalesce(accuracy_days.high, excluded.high - 1) then excluded.high else accuracy_days.high end`,
                low: sql`case when excluded.low < coalesce(accuracy_days.low, excluded.low + 1) then excluded.low else accuracy_days.low end`,
                rain_count: sql`accuracy_days.rain_count + excluded.rain_count`,
                rain: sql`accuracy_days.rain + excluded.rain`,
              }))
              .whereRef('accuracy_days.last_at', '<', 'excluded.last_at'),
          )
          .execute(),
      )
    },

    async queueDays(days) {
      const rows = days.map(({ leadDays: lead_days, chancePercent: chance, ...row }) => ({
        ...row,
        lead_days,
        chance,
      }))
      await change('queue forecasts', ({ database }) =>
        database.transaction().execute(async (transaction) => {
          for (const values of inChunks(rows))
            await transaction
              .insertInto('accuracy_forecasts')
              .values(values)
              .onConflict((conflict) => conflict.doNothing())
              .execute()
        }),
      )
    },

    async queuedStations(source, day) {
      const rows = await use('find kept forecasts', ({ database }) =>
        database
          .selectFrom('accuracy_forecasts')
          .select('station')
          .distinct()
          .where('day', '=', day)
          .where('source', '=', source)
          .where('lead_days', '=', 1)
          .execute(),
      )
      return rows.map(({ station }) => station)
    },

    dueDays: (before) =>
      use('find due forecasts', ({ database }) =>
        database
          .selectFrom('accuracy_forecasts')
          .select(['station', 'day'])
          .distinct()
          .where('day', '<', before)
          .orderBy('day')
          .execute(),
      ),

    async settleDay({ station, day }, score) {
      await change('verify forecasts', ({ database }) =>
        database.transaction().execute(async (transaction) => {
          // Whoever removes them counts them.
          const queued = await transaction
            .deleteFrom('accuracy_forecasts')
            .where('day', '=', day)
            .where('station', '=', station)
            .returningAll()
            .execute()
          if (queued.length === 0) return
          const measured = await transaction
            .selectFrom('accuracy_days')
            .selectAll()
            .where('station', '=', station)
            .where('day', '>=', addDays(day, -leadDays.length))
            .where('day', '<=', day)
            .execute()
          const cases = score(
            queued.map(({ lead_days, chance: chancePercent, ...row }) => ({
              ...row,
              leadDays: lead_days,
              chancePercent,
            })),
            new Map(
              measured.map(({ day: date, temperature_count, rain_count, high, low, rain }) => [
                date,
                { temperatureCount: temperature_count, rainCount: rain_count, high, low, rain },
              ]),
            ),
          )
          await addCases(transaction, cases)
          if (cases.length > 0) await noteEvaluated(transaction, 'days', endOf(day))
        }),
      )
    },

    async queueNowcasts(nowcasts) {
      if (nowcasts.length === 0) return
      const rows = nowcasts.map(({ fromAt, leadMinutes, sites }) => ({
        from_at: fromAt,
        lead_minutes: leadMinutes,
        sites: JSON.stringify(sites),
      }))
      await change('queue nowcast', ({ database }) =>
        database
          .insertInto('accuracy_nowcasts')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
    },

    async waitingNowcasts() {
      const rows = await use('find nowcasts', ({ database }) =>
        database.selectFrom('accuracy_nowcasts').select(['from_at', 'lead_minutes']).execute(),
      )
      return rows.map(({ from_at, lead_minutes }) => ({ fromAt: from_at, leadMinutes: lead_minutes }))
    },

    async settleNowcast({ fromAt, leadMinutes }, score) {
      await change('verify nowcast', ({ database }) =>
        database.transaction().execute(async (transaction) => {
          const [queued] = await transaction
            .deleteFrom('accuracy_nowcasts')
            .where('from_at', '=', fromAt)
            .where('lead_minutes', '=', leadMinutes)
            .returning('sites')
            .execute()
          if (!queued) return
          const cases = score(JSON.parse(queued.sites))
          await addCases(transaction, cases)
          if (cases.length > 0) await noteEvaluated(transaction, 'nowcasts', fromAt + leadMinutes * minuteMs)
        }),
      )
    },

    async add(cases) {
      await change('add accuracy', ({ database }) =>
        database.transaction().execute((transaction) => addCases(transaction, cases)),
      )
    },

    async byLead(wanted) {
      const rows = await read('lead_minutes', wanted)
      return rows.map(({ key, ...row }) => ({ ...row, leadMinutes: Number(key) }))
    },

    async byStation(wanted) {
      const rows = await read('station', wanted)
      return rows.map(({ key, ...row }) => ({ ...row, station: String(key) }))
    },

    counts: (sources) => use('count accuracy', ({ database }) => accuracyCounts(database, kind, sources)),

    async forget({ day, month }) {
      await change('forget accuracy', async ({ database }) => {
        await database.deleteFrom('accuracy_days').where('day', '<', day).execute()
        await database.deleteFrom('accuracy_forecasts').where('day', '<', day).execute()
        await database.deleteFrom('accuracy_sums').where('month', '<', month).execute()
      })
    },

    holdLease: (name, holder, forMs) => holdLease(store, name, holder, forMs),
  }
}

async function noteEvaluated(database: Kysely<Tables>, kind: 'days' | 'nowcasts', at: number): Promise<void> {
  await database
    .insertInto('accuracy_evaluated')
    .values({ kind, at })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet((row) => ({ at: row.ref('excluded.at') }))
        .whereRef('accuracy_evaluated.at', '<', 'excluded.at'),
    )
    .execute()
}
