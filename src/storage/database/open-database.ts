import { constants, existsSync, statSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../ports/platform.ts'
import { DatabaseError, toDatabaseError } from './database-error.ts'
import { migrate, type Tables } from './migrations.ts'
import { openSqliteFile } from './node-sqlite-dialect.ts'

export type DatabasePlace = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string }

export type Connection = {
  database: Kysely<Tables>
  /** Looks for the key, as every process does several times a second. */
  findKey: CompiledQuery<{ key: string }>
  isReadOnly: boolean
  /** Throws where the next save would fail, which reading does not reveal. */
  checkWritable(): Promise<void>
  /** Whether the file was removed or replaced: what is written now would be lost. */
  isMoved(): boolean
  /** Brings what was written into its final place. */
  settle(): Promise<void>
}

export type Database = ReturnType<typeof openDatabase>

/**
 * One connection for everything that is stored, opened by the first use and again after a failure, so that the site
 * starts and recovers without a restart. What `use` rejects with is a DatabaseError.
 */
export function openDatabase(place: DatabasePlace, log: Log) {
  let connection: Promise<Connection> | undefined
  let hasBeenOpen = false
  let isFailureLogged = false
  /** Writing failed where reading may well succeed: only writing can prove that it works again. */
  let writingFailed: DatabaseError['kind'] | null = null
  const isDue = createOncePerMinute()

  async function run<T>(
    operation: string,
    work: (connection: Connection) => Promise<T>,
    isWriting: boolean,
  ): Promise<T> {
    if (connection && (await connection.then(({ isMoved }) => isMoved()).catch(() => false))) drop(connection)
    // A file that has disappeared may reappear: a new one is created only to save a key.
    if (
      place.kind === 'sqlite' &&
      !connection &&
      hasBeenOpen &&
      operation !== 'save' &&
      !existsSync(place.path)
    )
      throw failed(new DatabaseError('unavailable', 'file-missing'), operation, isWriting)
    connection ??= place.kind === 'sqlite' ? connectSqlite(place.path) : connectPostgres(place.url, log)
    const current = connection
    try {
      const result = await work(await current)
      hasBeenOpen = true
      if (isFailureLogged) await succeeded(await current, operation, isWriting)
      if ((await current).isReadOnly) drop(current)
      return result
    } catch (error) {
      const failure = toDatabaseError(error)
      // Reopened by the next call: the file may be replaced, the server be back by then. A lock passes by itself, unless
      // it prevented the opening.
      const isOpen = await current.then(
        () => true,
        () => false,
      )
      if (failure.kind !== 'locked' || !isOpen) drop(current)
      throw failed(failure, operation, isWriting)
    }
  }

  function failed(failure: DatabaseError, operation: string, isWriting: boolean): DatabaseError {
    if (isDue(failure.message)) {
      logFailure(failure, operation)
      isFailureLogged = true
    }
    const isOfWriting =
      failure.kind === 'read-only' || (isWriting && ['locked', 'disk-full'].includes(failure.kind))
    if (isFailureLogged && isOfWriting) writingFailed = failure.kind
    return failure
  }

  async function succeeded(
    { checkWritable }: Connection,
    operation: string,
    isWriting: boolean,
  ): Promise<void> {
    // A short write may still find room on a disk that counts as full.
    const isWritable = () =>
      checkWritable().then(
        () => true,
        () => false,
      )
    // A check writes nothing, so it does not show that a lock is gone.
    if (writingFailed === 'locked' && operation === 'check') return
    if (writingFailed && !(isWriting && (await isWritable()))) return
    // Another call may have said it meanwhile.
    if (!isFailureLogged) return
    log.info({ store: place.kind, operation }, 'database works again')
    isFailureLogged = false
    writingFailed = null
  }

  function drop(stale: Promise<Connection>): void {
    if (connection === stale) connection = undefined
    stale.then(({ database }) => database.destroy()).catch(() => undefined)
  }

  function logFailure({ kind, code }: DatabaseError, operation: string): void {
    const fields = { store: place.kind, operation, kind, code }
    if (code === 'file-missing' && place.kind === 'sqlite') {
      log.error(
        { ...fields, path: place.path },
        'database is gone: put the file back, or enter the key again',
      )
    } else if (kind === 'corrupt' && place.kind === 'sqlite') {
      const advice = 'database is damaged and was left as it is: restore a backup or move the file away'
      log.error({ ...fields, path: place.path }, advice)
    } else {
      log.error(fields, `database failed: ${kind}`)
    }
  }

  function use<T>(operation: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    return run(operation, work, false)
  }

  /** Like `use`, for what writes. */
  function change<T>(operation: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    const write = async (current: Connection) => {
      if (current.isReadOnly) throw new DatabaseError('read-only', 'immutable')
      return work(current)
    }
    return run(operation, write, true)
  }

  return {
    kind: place.kind,
    use,
    change,
    /** Rejects where the next call would. */
    async check() {
      await change('check', async ({ database, checkWritable }) => {
        await checkWritable()
        await database.selectFrom('api_keys').select('id').execute()
      })
    },
    /** Whether a line about this is due: the same thing is worth one a minute. */
    isDue,
    async close() {
      const current = connection
      connection = undefined
      await current?.then(({ database }) => database.destroy()).catch(() => undefined)
    },
  }
}

/** The same thing is worth one line a minute, also where others come in between. */
function createOncePerMinute(): (what: string) => boolean {
  const logged = new LRUCache<string, true>({ max: 50, ttl: 60_000, ttlResolution: 0 })
  return (what) => {
    const isDue = !logged.has(what)
    if (isDue) logged.set(what, true)
    return isDue
  }
}

/** Room for a key, the log of its writing and the index of that. */
const neededBytes = 64 * 1024

async function checkRoom(path: string): Promise<void> {
  await access(path, constants.W_OK)
  const { bavail, bsize } = await statfs(dirname(path))
  if (bavail * bsize < neededBytes) throw new DatabaseError('disk-full', 'statfs')
}

const fileIdentity = (path: string) => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}

async function connectSqlite(path: string): Promise<Connection> {
  const { dialect, isReadOnly } = openSqliteFile(path)
  const opened = fileIdentity(path)
  const database = new Kysely<Tables>({ dialect })
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
  // Most sites keep their data in a file and never need the driver.
  const { default: pg } = await import('pg')
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
  // Without a listener the loss of an idle connection would end the process; the pool replaces it.
  pool.on('error', (error: NodeJS.ErrnoException) => {
    log.warn({ store: 'postgres', code: error.code ?? 'unknown' }, 'lost an idle database connection')
  })
  // The pool listens to idle connections alone. One that is lost while in use, but between two statements, fails the next.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
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

function compileFindKey(database: Kysely<Tables>) {
  return database.selectFrom('api_keys').select('key').where('id', '=', 1).compile()
}

async function migrateOrDestroy(database: Kysely<Tables>): Promise<void> {
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy().catch(() => undefined)
    throw error
  }
}
