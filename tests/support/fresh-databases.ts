import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { DatabasePlace } from '../../src/storage/database/open-database.ts'
import { ownFolder } from './own-folder.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

/** A new SQLite file at each call; all are removed after the tests of the file that called this. */
export function freshSqliteFiles(): () => Promise<DatabasePlace> {
  const folder = ownFolder(afterAll)
  let files = 0
  return async () => ({ kind: 'sqlite', path: join(folder, `${++files}.db`) })
}

/**
 * One PostgreSQL that runs during the tests of the file that called this. A database costs it a tenth of a second and the
 * tables as much: `place` is always the same one, without the rows of the tests before; `newPlace` has no tables yet.
 */
export function freshPostgresDatabases() {
  let server: PostgresServer
  let databases = 0
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(async () => {
    await server?.dispose()
  })
  const newPlace = async () =>
    ({ kind: 'postgres', url: await server.createDatabase(`fresh_${++databases}`) }) as const
  let used: Awaited<ReturnType<typeof newPlace>> | undefined
  return {
    newPlace,
    async place() {
      if (used) await emptyTables(used.url)
      else used = await newPlace()
      return used
    },
    server: () => server,
  }
}

async function emptyTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  )
  // Quicker than truncating tables that hold a handful of rows.
  await client.query(rows.map(({ name }) => `delete from ${client.escapeIdentifier(name)};`).join(''))
  await client.end()
}
