import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { type SqliteDatabase, SqliteDialect } from 'kysely'

/** SQLite waits inside the call, and so stops the event loop: short, since nothing of ours holds it longer. */
const busyTimeoutMs = 200

export type SqliteFile = { dialect: SqliteDialect; isReadOnly: boolean }

export function openSqliteFile(path: string): SqliteFile {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dirname(path), { recursive: true })
    database = new DatabaseSync(path, { timeout: busyTimeoutMs })
    // A full sync on every commit: a key that was reported as saved survives a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    return { dialect: asDialect(database), isReadOnly: false }
  } catch (error) {
    database?.close()
    if (!isClosedFile(path) || !isRefusedWrite(error)) throw error
    // A read-only file system: WAL cannot make its side files there, but a cleanly written file can still be read.
    const url = new URL(`${pathToFileURL(path).href}?immutable=1`)
    return { dialect: asDialect(new DatabaseSync(url, { readOnly: true })), isReadOnly: true }
  }
}

/** Every commit is in the file itself, none in a write-ahead log beside it. */
function isClosedFile(path: string): boolean {
  const log = `${path}-wal`
  return existsSync(path) && (!existsSync(log) || statSync(log).size === 0)
}

/** SQLITE_READONLY or SQLITE_CANTOPEN. */
function isRefusedWrite(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' && [8, 14].includes(errcode & 0xff)
}

/** Kysely expects better-sqlite3's form of the same calls: parameters as one array, `reader` for "returns rows". */
function asDialect(database: DatabaseSync): SqliteDialect {
  const adapted: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
  return new SqliteDialect({ database: adapted })
}
