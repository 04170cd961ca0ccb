import type { CountStore } from '../../ports/storage.ts'
import { DatabaseError } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'

export function createCountStore({ use, change }: Database): CountStore {
  return {
    async count(names, by) {
      // A read is not a change: one that succeeds would say that the database can be written again.
      const rows = await (by === 0
        ? use('count', async ({ database, isReadOnly }) => {
            if (isReadOnly) throw new DatabaseError('read-only', 'immutable')
            return database.selectFrom('counts').selectAll().where('name', 'in', names).execute()
          })
        : change('count', ({ database }) =>
            database
              .insertInto('counts')
              .values(names.map((name) => ({ name, value: by })))
              .onConflict((conflict) =>
                conflict.column('name').doUpdateSet((row) => ({ value: row('counts.value', '+', by) })),
              )
              .returningAll()
              .execute(),
          ))
      return names.map((name) => rows.find((row) => row.name === name)?.value ?? 0)
    },

    async add(amounts) {
      // In one order: two processes that add to the same rows would otherwise wait for each other.
      const values = [...amounts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => ({ name, value }))
      await change('count', ({ database }) =>
        database
          .insertInto('counts')
          .values(values)
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet((row) => ({ value: row('counts.value', '+', row.ref('excluded.value')) })),
          )
          .execute(),
      )
    },

    async forgetCounts(prefix, before) {
      await use('forget counts', async ({ database, isReadOnly }) => {
        if (isReadOnly) return
        await database
          .deleteFrom('counts')
          .where('name', '>=', prefix)
          .where('name', '<', prefix + before)
          .execute()
      })
    },
  }
}
