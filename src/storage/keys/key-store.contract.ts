import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type RecordedLine, recordedLog } from '../../../tests/support/recorded-log.ts'
import type { Log } from '../../ports/platform.ts'
import { type DatabasePlace, openDatabase } from '../database/open-database.ts'
import { createKeyStore } from './create-key-store.ts'

type Subject = {
  /** A place without rows for every test. */
  place(): Promise<DatabasePlace>
  /** One where the tables are missing too. */
  newPlace(): Promise<DatabasePlace>
  /** The table's content, read without the store. */
  rows(place: DatabasePlace): Promise<{ id: number; key: string }[]>
  execute(place: DatabasePlace, statement: string): Promise<void>
}

const secret = 'a secret of the operator'
const weatherKey = '0123456789abcdef0123456789abcdef'

/** The store with its database, as one process has them. */
export function openKeyStore(place: DatabasePlace, options: { secret: string; log: Log }) {
  const database = openDatabase(place, options.log)
  return { ...createKeyStore(database, options), check: database.check, close: database.close }
}
type OpenKeyStore = ReturnType<typeof openKeyStore>

/** What the store must do on either database. */
export function keyStoreContract(name: string, subject: Subject): void {
  describe(`key store on ${name}`, () => {
    let place: DatabasePlace
    let log: ReturnType<typeof recordedLog>

    function open(withSecret = secret): OpenKeyStore {
      const store = openKeyStore(place, { secret: withSecret, log })
      onTestFinished(store.close)
      return store
    }

    beforeEach(async () => {
      place = await subject.place()
      log = recordedLog()
    })

    it('has no key at first, and logs once that none was found', async () => {
      const store = open()
      expect(await store.load()).toBeNull()
      expect(await store.load()).toBeNull()
      expect(log.messages().filter((message) => message === 'no weather-service key was found')).toHaveLength(
        1,
      )
      await store.check()
    })

    it('gives back the latest saved key, also after a restart', async () => {
      const store = open()
      await store.save('first')
      await store.save(weatherKey)
      expect(await store.load()).toBe(weatherKey)
      await store.close()
      expect(await open().load()).toBe(weatherKey)
    })

    it('saves a first key, but never over another', async () => {
      const store = open()
      await store.saveFirst('first')
      expect(await store.load()).toBe('first')
      await store.save(weatherKey)
      await store.saveFirst('first')
      expect(await store.load()).toBe(weatherKey)
    })

    it('keeps one row, id 1', async () => {
      const store = open()
      await store.save('first')
      await store.save('second')
      expect((await subject.rows(place)).map(({ id }) => id)).toEqual([1])
      await expect(
        subject.execute(place, "insert into api_keys (id, key) values (2, 'another')"),
      ).rejects.toThrow(/constraint/i)
    })

    it('removes the key, and removing none is no error', async () => {
      const store = open()
      await store.save(weatherKey)
      await store.remove()
      expect(await store.load()).toBeNull()
      await store.remove()
      expect(await subject.rows(place)).toEqual([])
    })

    it('shows a change to every process at once', async () => {
      const [one, two] = [open(), open()]
      await one.save('from one')
      expect(await two.load()).toBe('from one')
      await two.save('from two')
      expect(await one.load()).toBe('from two')
      await two.remove()
      expect(await one.load()).toBeNull()
    })

    it('stores the key encrypted, never twice as the same text', async () => {
      const store = open()
      await store.save(weatherKey)
      const [before] = await subject.rows(place)
      await store.save(weatherKey)
      const [after] = await subject.rows(place)
      expect(before?.key).not.toContain(weatherKey)
      expect(after?.key).not.toBe(before?.key)
    })

    it.each(['', 'ключ 🔑 with spaces\n', 'x'.repeat(10_000)])(
      'keeps any text as it is (%#)',
      async (text) => {
        const store = open()
        await store.save(text)
        expect(await store.load()).toBe(text)
      },
    )

    it('says that a key sealed with another secret cannot be opened, and keeps it', async () => {
      await open().save(weatherKey)
      const stranger = open('another secret')
      await expect(stranger.load()).rejects.toThrow('cannot be opened')
      expect(log.lines).toContainEqual(undecryptable)
      expect(await open().load()).toBe(weatherKey)
      await stranger.save('entered again')
      expect(await stranger.load()).toBe('entered again')
    })

    it('does not take a row that was written by hand for a key', async () => {
      const store = open()
      await store.check()
      await subject.execute(place, `insert into api_keys (id, key) values (1, '${weatherKey}')`)
      await expect(store.load()).rejects.toThrow('cannot be opened')
      expect(log.lines).toContainEqual(undecryptable)
    })

    it('migrates once when several processes start together', async () => {
      place = await subject.newPlace()
      const together = Array.from({ length: 5 }, () => open())
      await Promise.all(together.map((store) => store.check()))
      await together[0]?.save(weatherKey)
      expect(await together[4]?.load()).toBe(weatherKey)
      expect(log.lines.filter(({ level }) => level === 'error')).toEqual([])
    })

    it('never writes the key into the log', async () => {
      const store = open()
      await store.save(weatherKey)
      await store.load()
      await expect(open('another secret').load()).rejects.not.toThrow(weatherKey)
      expect(JSON.stringify(log.lines)).not.toContain(weatherKey)
    })
  })
}

const undecryptable: RecordedLine = {
  level: 'error',
  fields: expect.objectContaining({ kind: 'undecryptable' }),
  message: expect.stringContaining('cannot be opened'),
}
