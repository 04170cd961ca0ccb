import pg from 'pg'
import { freshPostgresDatabases } from '../../../tests/support/fresh-databases.ts'
import { pushStoreContract } from './push-store.contract.ts'

pushStoreContract('PostgreSQL', {
  place: freshPostgresDatabases(),
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
