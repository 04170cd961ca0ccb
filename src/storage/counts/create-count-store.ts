import type { CountStore } from '../../ports/storage.ts'
import type { Database } from '../database/open-database.ts'

export function createCountStore({ use, change }: Database): CountStore {
  return {
    count(name, by) {
      return change('count', async ({ database }) => {
        if (by === 0) {
          const row = await database
            .selectFrom('counts')
            .select('value')
            .where('name', '=', name)
            .executeTakeFirst()
          return row?.value ?? 0
        }
        const { value } = await database
          .insertInto('counts')
          .values({ name, value: by })
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet((row) => ({ value: row('counts.value', '+', by) })),
          )
          .returning('value')
          .executeTakeFirstOrThrow()
        return value
      })
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
