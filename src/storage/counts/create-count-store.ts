import type { CountStore } from '../../ports/storage.ts'
import { DatabaseError } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'

export function createCountStore({ use, change }: Database): CountStore {
  /** Not as a change: one that succeeds says that the database can be written again. */
  function read(name: string): Promise<number> {
    return use('count', async ({ database, isReadOnly }) => {
      if (isReadOnly) throw new DatabaseError('read-only', 'immutable')
      const row = await database
        .selectFrom('counts')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst()
      return row?.value ?? 0
    })
  }

  return {
    count(name, by) {
      if (by === 0) return read(name)
      return change('count', async ({ database }) => {
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
