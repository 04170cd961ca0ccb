import { DatabaseSync } from 'node:sqlite'
import { freshSqliteFiles } from '../../../tests/support/fresh-databases.ts'
import { pushStoreContract } from './push-store.contract.ts'

pushStoreContract('SQLite', {
  place: freshSqliteFiles(),
  async dump(place) {
    const database = new DatabaseSync(place.kind === 'sqlite' ? place.path : '')
    try {
      const tables = ['push_subscriptions', 'push_messages', 'push_deliveries']
      return JSON.stringify(tables.map((table) => database.prepare(`select * from ${table}`).all()))
    } finally {
      database.close()
    }
  },
})
