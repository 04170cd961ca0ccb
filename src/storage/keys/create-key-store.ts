import type { Log } from '../../ports/platform.ts'
import type { CountStore, KeyStore } from '../../ports/storage.ts'
import { type Database, type DatabasePlace, openDatabase } from '../database/open-database.ts'
import { createSealer } from '../database/sealed-value.ts'

const onlyRow = 1

/**
 * Resolves even when the database cannot be used right now: every call tries again, so the site starts
 * and recovers without a restart. `load`, `save`, `remove` and `check` reject with DatabaseError.
 */
export async function createKeyStore(
  place: DatabasePlace,
  { secret, log }: { secret: string; log: Log },
): Promise<KeyStore & CountStore & { database: Database }> {
  const sealer = createSealer(secret)
  const database = openDatabase(place, log)
  const { use, change, isDue } = database
  let absenceLogged = false
  let opened: { sealed: string; key: string } | undefined

  async function load(): Promise<string | null> {
    const { rows } = await use('load', ({ database, findKey }) => database.executeQuery(findKey))
    const [row] = rows
    if (!row) {
      if (!absenceLogged) log.info({ store: place.kind }, 'no weather-service key was found')
      absenceLogged = true
      return null
    }
    absenceLogged = false
    if (opened?.sealed === row.key) return opened.key
    const key = await sealer.unseal(row.key)
    if (key === null) {
      const advice = 'the stored weather-service key cannot be opened with this secret: enter the key again'
      if (isDue(row.key)) log.error({ store: place.kind, kind: 'undecryptable' }, advice)
    } else opened = { sealed: row.key, key }
    return key
  }

  const store: KeyStore & CountStore & { database: Database } = {
    database,
    load,

    async save(key) {
      const sealed = await sealer.seal(key)
      await change('save', async ({ database, settle }) => {
        await database
          .insertInto('api_keys')
          .values({ id: onlyRow, key: sealed })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ key: sealed }))
          .execute()
        await settle()
      })
    },

    async remove() {
      await change('remove', async ({ database, settle }) => {
        await database.deleteFrom('api_keys').where('id', '=', onlyRow).execute()
        await settle()
      })
    },

    async count(name, by) {
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

    async check() {
      await change('check', async ({ database, checkWritable }) => {
        await checkWritable()
        await database.selectFrom('api_keys').select('id').execute()
      })
    },

    close: database.close,
  }

  await use('open', async () => undefined).catch(() => undefined)
  return store
}
