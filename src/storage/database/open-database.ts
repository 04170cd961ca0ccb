import { constants, existsSync, statSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { machineClock } from '../../concurrency/machine-clock.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { DatabaseError, toDatabaseError } from './database-error.ts'
import { migrate } from './migrate.ts'
import { openSqliteFile } from './node-sqlite-dialect.ts'
import type { Tables } from './tables.ts'
import { createTroubleLog, type DatabaseUse } from './trouble-log.ts'

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
 * starts and recovers without a restart. `use` rejects with a DatabaseError.
 */
export function openDatabase(place: DatabasePlace, log: Log, now: Clock = machineClock) {
  let connection: Promise<Connection> | undefined
  let hasBeenOpen = false
  const trouble = createTroubleLog(place, log)

  /** A file that has disappeared may reappear: a new one is created only by a first use, and to save a key. */
  function connect(mayCreate: boolean): Promise<Connection> {
    if (place.kind === 'postgres') return connectPostgres(place.url, log)
    return hasBeenOpen && !mayCreate && !existsSync(place.path)
      ? Promise.reject(new DatabaseError('unavailable', 'file-missing'))
      : connectSqlite(place.path)
  }

  async function run<T>(
    operation: string,
    how: DatabaseUse,
    work: (connection: Connection) => Promise<T>,
    { mayCreate = false } = {},
  ): Promise<T> {
    if (connection && (await connection.then(({ isMoved }) => isMoved()).catch(() => false))) drop(connection)
    connection ??= connect(mayCreate)
    const current = connection
    try {
      const result = await work(await current)
      hasBeenOpen = true
      await trouble.worked(operation, how, (await current).checkWritable)
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
      trouble.failed(failure, operation, how)
      throw failure
    }
  }

  function drop(stale: Promise<Connection>): void {
    if (connection === stale) connection = undefined
    stale.then(({ database }) => database.destroy()).catch(() => undefined)
  }

  const writable =
    <T>(work: (connection: Connection) => Promise<T>) =>
    async (current: Connection) => {
      if (current.isReadOnly) throw new DatabaseError('read-only', 'immutable')
      return work(current)
    }

  return {
    kind: place.kind,
    /** What times that processes share are counted on. */
    now,
    use: <T>(operation: string, work: (connection: Connection) => Promise<T>) => run(operation, 'read', work),
    /** Like `use`, for what writes. */
    change: <T>(
      operation: string,
      work: (connection: Connection) => Promise<T>,
      options?: { mayCreate: boolean },
    ) => run(operation, 'write', writable(work), options),
    /** Rejects where the next call would. */
    async check() {
      const read = writable(async ({ database, checkWritable }) => {
        await checkWritable()
        await database.selectFrom('api_keys').select('id').execute()
      })
      await run('check', 'check', read)
    },
    /** Whether a line about this is due: the same thing is worth one a minute. */
    isDue: trouble.isDue,
    async close() {
      const current = connection
      connection = undefined
      await current?.then(({ database }) => database.destroy()).catch(() => undefined)
    },
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
