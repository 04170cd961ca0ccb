import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { DatabasePlace } from '../../src/storage/database/open-database.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

/** A new SQLite file at each call; all are removed after the tests of the file that called this. */
export function freshSqliteFiles(): () => Promise<DatabasePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-sqlite-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let files = 0
  return async () => ({ kind: 'sqlite', path: join(folder, `${++files}.db`) })
}

/** A new database at each call of `place`, on one PostgreSQL that runs during the tests of the file that called this. */
export function freshPostgresDatabases() {
  let server: PostgresServer
  let databases = 0
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(async () => {
    await server?.dispose()
  })
  return {
    place: async () =>
      ({ kind: 'postgres', url: await server.createDatabase(`fresh_${++databases}`) }) as const,
    server: () => server,
  }
}
