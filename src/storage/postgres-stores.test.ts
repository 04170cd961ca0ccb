import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { freshPostgresDatabases } from '../../tests/support/fresh-databases.ts'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { accuracyStoreContract } from './accuracy/accuracy-store.contract.ts'
import { countStoreContract } from './counts/count-store.contract.ts'
import { type DatabasePlace, openDatabase } from './database/open-database.ts'
import { keyStoreContract, openKeyStore } from './keys/key-store.contract.ts'
import { pushStoreContract } from './push/push-store.contract.ts'

/** One for all stores: a start takes a second of the processor. */
const { place: freshPlace, newPlace, server } = freshPostgresDatabases()

async function query(place: DatabasePlace, statement: string) {
  const client = new pg.Client({ connectionString: place.kind === 'postgres' ? place.url : '' })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

keyStoreContract('PostgreSQL', {
  place: freshPlace,
  newPlace,
  rows: (place) => query(place, 'select id, key from api_keys'),
  execute: async (place, statement) => {
    await query(place, statement)
  },
})

countStoreContract('PostgreSQL', freshPlace)

pushStoreContract('PostgreSQL', {
  place: freshPlace,
  async dump(place) {
    const rows: unknown[] = []
    for (const table of ['push_subscriptions', 'push_messages', 'push_deliveries'])
      rows.push(await query(place, `select * from ${table}`))
    return JSON.stringify(rows)
  },
})

accuracyStoreContract('PostgreSQL', freshPlace)

const secret = 'a secret of the operator'

/** The number of the lock under which Kysely migrates (its PostgresAdapter). */
const migrationLock = '3853314791062309107'

describe('PostgreSQL in trouble', () => {
  it('does not wait for another migration where all tables exist', async () => {
    const place = await freshPlace()
    const first = openKeyStore(place, { secret, log: recordedLog() })
    await first.load()
    await first.close()
    const holder = new pg.Client({ connectionString: place.url })
    await holder.connect()
    await holder.query(`begin; select pg_advisory_xact_lock(${migrationLock})`)
    const log = recordedLog()
    const store = openKeyStore(place, { secret, log })
    await store.save('a key')
    expect(log.messages()).not.toContain('database failed: unavailable')
    await store.close()
    await holder.end()
  })

  it('survives the loss of a connection between two statements of a transaction', async () => {
    const place = await freshPlace()
    const database = openDatabase(place, recordedLog())
    const change = database.change('change', ({ database }) =>
      database.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
        // Returns when the other connection has ended.
        await query(place, `select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
        await sql`select 1`.execute(transaction)
      }),
    )
    await expect(change).rejects.toMatchObject({ kind: 'unavailable' })
    await database.check()
    await database.close()
  })

  it('fails clearly while the server is away and works when it is back', async () => {
    const log = recordedLog()
    const place = await freshPlace()
    const store = openKeyStore(place, { secret, log })
    await store.save('old')

    await server().stop()
    await expect(store.save('new')).rejects.toMatchObject({ name: 'DatabaseError', kind: 'unavailable' })
    await expect(store.load()).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(store.check()).rejects.toMatchObject({ kind: 'unavailable' })

    await server().start()
    await eventually(() => store.check())
    expect(await store.load()).toBe('old')
    await store.save('new')
    expect(await store.load()).toBe('new')
    expect(log.messages()).toContain('database works again')
    expect(JSON.stringify(log.lines)).not.toContain('test-password')
    await store.close()
  })

  it('starts without its server and works once it is there', async () => {
    const log = recordedLog()
    const place = await newPlace()
    await server().stop()
    const store = openKeyStore(place, { secret, log })
    await expect(store.load()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(log.messages()).toContain('database failed: unavailable')
    await server().start()
    await eventually(() => store.save('a key'))
    expect(await store.load()).toBe('a key')
    await store.close()
  })

  it('refuses to save into a server that only reads', async () => {
    const place = await newPlace()
    const store = openKeyStore(place, { secret, log: recordedLog() })
    await store.save('old')
    await query(
      place,
      `alter database ${new URL(place.url).pathname.slice(1)} set default_transaction_read_only = on`,
    )
    await store.close()
    await expect(store.save('new')).rejects.toMatchObject({ kind: 'read-only' })
    expect(await store.load()).toBe('old')
    await store.close()
  })

  it('never shows the password of its address', async () => {
    const log = recordedLog()
    const port = await freePort()
    const urls = [
      `postgres://someone:hush-hush@127.0.0.1:${port}/keys`,
      'postgres://someone:hush-hush@[broken/keys',
    ]
    for (const url of urls) {
      const store = openKeyStore({ kind: 'postgres', url }, { secret, log })
      const error = await store.save('a key').catch((failure: Error) => failure)
      expect(error).toMatchObject({ kind: 'unavailable' })
      expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('hush-hush')
      await store.close()
    }
    expect(JSON.stringify(log.lines)).not.toContain('hush-hush')
  })
})
