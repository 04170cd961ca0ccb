import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll } from 'vitest'
import { pushStoreContract } from './push-store.contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-push-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0

pushStoreContract('SQLite', {
  place: async () => ({ kind: 'sqlite', path: join(folder, `${++files}.db`) }),
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
