import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type PostgresServer, startPostgres } from '../../../tests/support/postgres.ts'
import { pushStoreContract } from './push-store.contract.ts'

let server: PostgresServer
let databases = 0
beforeAll(async () => {
  server = await startPostgres()
}, 60_000)
afterAll(async () => {
  await server?.dispose()
}, 60_000)

pushStoreContract('PostgreSQL', {
  place: async () => ({ kind: 'postgres', url: await server.createDatabase(`push_${++databases}`) }),
  async dump(place) {
    const client = new pg.Client({ connectionString: place.kind === 'postgres' ? place.url : '' })
    await client.connect()
    try {
      const tables = ['push_subscriptions', 'push_messages', 'push_deliveries']
      const rows: unknown[] = []
      for (const table of tables) rows.push((await client.query(`select * from ${table}`)).rows)
      return JSON.stringify(rows)
    } finally {
      await client.end()
    }
  },
})
