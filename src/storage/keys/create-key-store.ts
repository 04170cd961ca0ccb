import { constants, existsSync, statSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { Log } from '../../ports/platform.ts'
import type { CountStore, KeyStore } from '../../ports/storage.ts'
import { KeyStoreError, toKeyStoreError } from './key-store-error.ts'
import { type KeyDatabase, migrate } from './migrations.ts'
import { openSqliteFile } from './node-sqlite-dialect.ts'
import { createSealer } from './sealed-value.ts'

export type KeyStorePlace = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string }

type Connection = {
  database: Kysely<KeyDatabase>
  /** Looks for the key, as every process does several times a second. */
  findKey: CompiledQuery<{ key: string }>
  isReadOnly: boolean
  /** Throws where the next save would fail, which reading does not tell. */
  checkWritable(): Promise<void>
  /** Whether the file was removed or replaced: what is written now would be lost. */
  isMoved(): boolean
  /** Brings what was written into its final place. */
  settle(): Promise<void>
}

const onlyRow = 1

/**
 * Resolves even when the database cannot be used right now: every call tries again, so the site starts
 * and recovers without a restart. `load`, `save`, `remove` and `check` reject with KeyStoreError.
 */
export async function createKeyStore(
  place: KeyStorePlace,
  { secret, log }: { secret: string; log: Log },
): Promise<KeyStore & CountStore> {
  const sealer = createSealer(secret)
  let connection: Promise<Connection> | undefined
  let hasBeenOpen = false
  let isFailureTold = false
  const isDue = createOncePerMinute()
  let absenceLogged = false
  let opened: { sealed: string; key: string } | undefined

  async function use<T>(operation: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    if (connection && (await connection.then(({ isMoved }) => isMoved()).catch(() => false))) drop(connection)
    // A file that was there and is gone may come back: only a key to be saved makes a new one.
    if (
      place.kind === 'sqlite' &&
      !connection &&
      hasBeenOpen &&
      operation !== 'save' &&
      !existsSync(place.path)
    )
      throw failed(new KeyStoreError('unavailable', 'file-missing'), operation)
    connection ??= place.kind === 'sqlite' ? connectSqlite(place.path) : connectPostgres(place.url, log)
    const current = connection
    try {
      const result = await work(await current)
      hasBeenOpen = true
      if (isFailureTold) log.info({ store: place.kind, operation }, 'key store works again')
      isFailureTold = false
      if ((await current).isReadOnly) drop(current)
      return result
    } catch (error) {
      const failure = toKeyStoreError(error)
      // Reopened by the next call: the file may be replaced, the server be back by then.
      if (failure.kind !== 'locked') drop(current)
      throw failed(failure, operation)
    }
  }

  function failed(failure: KeyStoreError, operation: string): KeyStoreError {
    if (isDue(failure.message)) {
      logFailure(failure, operation)
      isFailureTold = true
    }
    return failure
  }

  function drop(stale: Promise<Connection>): void {
    if (connection === stale) connection = undefined
    stale.then(({ database }) => database.destroy()).catch(() => undefined)
  }

  function logFailure({ kind, code }: KeyStoreError, operation: string): void {
    const fields = { store: place.kind, operation, kind, code }
    if (code === 'file-missing' && place.kind === 'sqlite') {
      log.error(
        { ...fields, path: place.path },
        'key database is gone: put the file back, or enter the key again',
      )
    } else if (kind === 'corrupt' && place.kind === 'sqlite') {
      const advice = 'key database is damaged and was left as it is: restore a backup or move the file away'
      log.error({ ...fields, path: place.path }, advice)
    } else {
      log.error(fields, `key store failed: ${kind}`)
    }
  }

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

  const store: KeyStore & CountStore = {
    load,

    async save(key) {
      const sealed = await sealer.seal(key)
      await use('save', async ({ database, settle, isReadOnly }) => {
        if (isReadOnly) throw new KeyStoreError('read-only', 'immutable')
        await database
          .insertInto('api_keys')
          .values({ id: onlyRow, key: sealed })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ key: sealed }))
          .execute()
        await settle()
      })
    },

    async remove() {
      await use('remove', async ({ database, settle, isReadOnly }) => {
        if (isReadOnly) throw new KeyStoreError('read-only', 'immutable')
        await database.deleteFrom('api_keys').where('id', '=', onlyRow).execute()
        await settle()
      })
    },

    async count(name, by) {
      return use('count', async ({ database, isReadOnly }) => {
        if (isReadOnly) throw new KeyStoreError('read-only', 'immutable')
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
      await use('check', async ({ database, isReadOnly, checkWritable }) => {
        if (isReadOnly) throw new KeyStoreError('read-only', 'immutable')
        await checkWritable()
        await database.selectFrom('api_keys').select('id').execute()
      })
    },

    async close() {
      const current = connection
      connection = undefined
      await current?.then(({ database }) => database.destroy()).catch(() => undefined)
    },
  }

  await use('open', async () => undefined).catch(() => undefined)
  return store
}

/** The same thing is worth one line a minute, also where others come in between. */
function createOncePerMinute(): (what: string) => boolean {
  const told = new LRUCache<string, true>({ max: 50, ttl: 60_000, ttlResolution: 0 })
  return (what) => {
    const isDue = !told.has(what)
    if (isDue) told.set(what, true)
    return isDue
  }
}

/** Room for a key, the log of its writing and the index of that. */
const neededBytes = 64 * 1024

async function checkRoom(path: string): Promise<void> {
  await access(path, constants.W_OK)
  const { bavail, bsize } = await statfs(dirname(path))
  if (bavail * bsize < neededBytes) throw new KeyStoreError('disk-full', 'statfs')
}

const fileIdentity = (path: string) => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}

async function connectSqlite(path: string): Promise<Connection> {
  const { dialect, isReadOnly } = openSqliteFile(path)
  const opened = fileIdentity(path)
  const database = new Kysely<KeyDatabase>({ dialect })
  if (!isReadOnly) await migrateOrDestroy(database)
  return {
    database,
    findKey: compileFindKey(database),
    isReadOnly,
    checkWritable: () => checkRoom(path),
    isMoved: () => fileIdentity(path) !== opened,
    // The key is then in the file itself, which can be read where the log beside it cannot: on a read-only disk.
    settle: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(database).catch(() => undefined)
    },
  }
}

async function connectPostgres(url: string, log: Log): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'wetterhorn',
    max: 3,
    // Enough for a busy machine, where a connection takes a second or two.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    keepAlive: true,
  })
  // Without a listener the loss of an idle connection would end the process; the pool replaces it by itself.
  pool.on('error', (error: NodeJS.ErrnoException) => {
    log.warn({ store: 'postgres', code: error.code ?? 'unknown' }, 'lost an idle database connection')
  })
  const database = new Kysely<KeyDatabase>({ dialect: new PostgresDialect({ pool }) })
  await migrateOrDestroy(database)
  return {
    database,
    findKey: compileFindKey(database),
    isReadOnly: false,
    checkWritable: async () => undefined,
    isMoved: () => false,
    settle: async () => undefined,
  }
}

function compileFindKey(database: Kysely<KeyDatabase>) {
  return database.selectFrom('api_keys').select('key').where('id', '=', onlyRow).compile()
}

async function migrateOrDestroy(database: Kysely<KeyDatabase>): Promise<void> {
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy().catch(() => undefined)
    throw error
  }
}
