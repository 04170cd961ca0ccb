import type { Log } from '../../ports/platform.ts'
import type { KeyStore } from '../../ports/storage.ts'
import type { Connection, Database } from '../database/open-database.ts'
import { createSealer } from '../database/sealed-value.ts'

const onlyRow = 1

export function createKeyStore(
  { kind, use, change, isDue }: Database,
  { secret, log }: { secret: string; log: Log },
): KeyStore {
  const sealer = createSealer(secret)
  let absenceLogged = false
  let opened: { sealed: string; key: string } | undefined

  async function write(key: string, { mayReplace }: { mayReplace: boolean }): Promise<void> {
    const sealed = await sealer.seal(key)
    const insert = async ({ database, settle }: Connection) => {
      await database
        .insertInto('api_keys')
        .values({ id: onlyRow, key: sealed })
        .onConflict((conflict) => {
          const known = conflict.column('id')
          return mayReplace ? known.doUpdateSet({ key: sealed }) : known.doNothing()
        })
        .execute()
      await settle()
    }
    await change('save', insert, { mayCreate: true })
  }

  return {
    async load() {
      const { rows } = await use('load', ({ database, findKey }) => database.executeQuery(findKey))
      const [row] = rows
      if (!row) {
        if (!absenceLogged) log.info({ store: kind }, 'no weather-service key was found')
        absenceLogged = true
        return null
      }
      absenceLogged = false
      if (opened?.sealed === row.key) return opened.key
      const key = await sealer.unseal(row.key)
      if (key === null) {
        const cause = 'the stored weather-service key cannot be opened with this secret'
        if (isDue(row.key))
          log.error(
            { store: kind, kind: 'undecryptable' },
            `${cause}: bring the secret back, or enter the key again`,
          )
        throw new Error(cause)
      }
      opened = { sealed: row.key, key }
      return key
    },

    save: (key) => write(key, { mayReplace: true }),
    saveFirst: (key) => write(key, { mayReplace: false }),

    async remove() {
      await change('remove', async ({ database, settle }) => {
        await database.deleteFrom('api_keys').where('id', '=', onlyRow).execute()
        await settle()
      })
    },
  }
}
