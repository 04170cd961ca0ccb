import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  promises,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { isSoak } from '../../../tests/support/soak.ts'
import { countStoreContract } from '../counts/count-store.contract.ts'
import { DatabaseError, toDatabaseError } from '../database/database-error.ts'
import { type DatabasePlace, openDatabase } from '../database/open-database.ts'
import { keyStoreContract, openKeyStore } from './key-store.contract.ts'

const folders: string[] = []
const children: ChildProcess[] = []
afterAll(() => {
  // One that a failed test left behind would go on saving for ever.
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function freshPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-keys-'))
  folders.push(folder)
  return join(folder, 'nested', 'keys.sqlite')
}

function withDatabase<T>(place: DatabasePlace, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(place.kind === 'sqlite' ? place.path : '')
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const freshPlace = async (): Promise<DatabasePlace> => ({ kind: 'sqlite', path: freshPath() })

keyStoreContract('SQLite', {
  place: freshPlace,
  newPlace: freshPlace,
  rows: async (place) =>
    withDatabase(place, (database) =>
      database
        .prepare('select id, key from api_keys')
        .all()
        .map((row) => ({ id: Number(row.id), key: String(row.key) })),
    ),
  execute: async (place, statement) => withDatabase(place, (database) => database.exec(statement)),
})

countStoreContract('SQLite', freshPlace)

const secret = 'a secret of the operator'
const storeAt = (path: string, log = recordedLog()) => openKeyStore({ kind: 'sqlite', path }, { secret, log })

/** A process of its own, where the store is in `store`; as a user whom file permissions bind, even under root. */
function runStore(path: string, script: string) {
  const program = `
    import { createKeyStore } from ${JSON.stringify(join(compiled, 'create-key-store.js'))}
    import { openDatabase } from ${JSON.stringify(join(compiled, 'open-database.js'))}
    const ignore = () => undefined
    const log = { debug: ignore, info: ignore, warn: ignore, error: ignore }
    const database = openDatabase({ kind: 'sqlite', path: ${JSON.stringify(path)} }, log)
    const store = createKeyStore(database, { secret: ${JSON.stringify(secret)}, log })
    const kindOf = (promise) => promise.then(() => 'done', (error) => error.kind)
    ${script}`
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program]
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled }
  const child = spawn(process.execPath, options, { ...user, env, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return child
}
const nobody = 65_534
/** For hundreds of starts the store is joined to few files, and compiled, once: loading its 300 files was most of a start. */
const compiled = mkdtempSync(join(tmpdir(), 'wetterhorn-compiled-'))
chmodSync(compiled, 0o777)
folders.push(compiled)
beforeAll(async () => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      rolldownOptions: {
        input: ['src/storage/keys/create-key-store.ts', 'src/storage/database/open-database.ts'],
      },
      outDir: compiled,
    },
  })
})

async function firstLine(child: ReturnType<typeof runStore>): Promise<string> {
  const [line] = await once(createInterface(child.stdout), 'line')
  await once(child, 'exit')
  return line
}

describe('SQLite in trouble', () => {
  it('refuses to save while another process holds the file, still reads, and saves afterwards', async () => {
    const path = freshPath()
    const log = recordedLog()
    const store = storeAt(path, log)
    await store.save('old')
    const other = new DatabaseSync(path)
    other.exec('begin exclusive')
    await expect(store.save('new')).rejects.toMatchObject({ name: 'DatabaseError', kind: 'locked' })
    expect(await store.load()).toBe('old')
    await store.check()
    other.exec('rollback')
    other.close()
    expect(await store.load()).toBe('old')
    // Reading has never been a problem.
    expect(log.messages()).not.toContain('database works again')
    await store.save('new')
    expect(await store.load()).toBe('new')
    expect(log.messages().slice(-2)).toEqual(['database failed: locked', 'database works again'])
    await store.close()
  })

  it('does not take a full disk for one with room because what was still to be written found some', async () => {
    const log = recordedLog()
    const store = storeAt(freshPath(), log)
    await store.save('old')
    const room = vi.spyOn(promises, 'statfs').mockResolvedValue({ bavail: 0, bsize: 4096 } as never)
    syncBuiltinESMExports()
    await expect(store.check()).rejects.toMatchObject({ kind: 'disk-full' })
    await store.load()
    await store.save('new')
    expect(log.messages()).not.toContain('database works again')
    room.mockRestore()
    syncBuiltinESMExports()
    await store.load()
    expect(log.messages()).not.toContain('database works again')
    await store.check()
    expect(log.messages().slice(-2)).toEqual(['database failed: disk-full', 'database works again'])
    await store.close()
  })

  it('leaves a damaged file as it is, says so, and works once it is replaced', async () => {
    const path = freshPath()
    const good = storeAt(path)
    await good.save('kept')
    await good.close()
    renameSync(path, `${path}.backup`)
    writeFileSync(path, 'this is no database, and not empty either '.repeat(200))
    const damaged = readFileSync(path)

    const log = recordedLog()
    const store = storeAt(path, log)
    await expect(store.load()).rejects.toMatchObject({ kind: 'corrupt' })
    await expect(store.save('new')).rejects.toMatchObject({ kind: 'corrupt' })
    await expect(store.check()).rejects.toMatchObject({ kind: 'corrupt' })
    expect(readFileSync(path)).toEqual(damaged)
    const complaints = log.lines.filter(({ level }) => level === 'error')
    expect(complaints).toHaveLength(1)
    expect(complaints[0]?.message).toContain('restore a backup or move the file away')

    renameSync(`${path}.backup`, path)
    expect(await store.load()).toBe('kept')
    expect(log.messages()).toContain('database works again')
    await store.close()
  })

  it('notices pages damaged while it runs', async () => {
    const path = freshPath()
    const store = storeAt(path)
    await store.save('kept')
    await store.close()
    const bytes = readFileSync(path)
    writeFileSync(path, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0x5a)]))
    await expect(store.load()).rejects.toMatchObject({ kind: 'corrupt' })
    writeFileSync(path, bytes)
    expect(await store.load()).toBe('kept')
    await store.close()
  })

  it('still reads the key from a read-only folder, and refuses to save there', async () => {
    const path = freshPath()
    const folder = join(path, '..')
    const store = storeAt(path)
    await store.save('kept')
    await store.close()
    chmodSync(path, 0o444)
    chmodSync(join(folder, '..'), 0o755)
    chmodSync(folder, 0o555)
    const child = runStore(
      path,
      `console.log(JSON.stringify([await store.load(), await kindOf(store.save('new')), await kindOf(database.check())]))`,
    )
    expect(JSON.parse(await firstLine(child))).toEqual(['kept', 'read-only', 'read-only'])
    chmodSync(folder, 0o755)
  })

  it('does not take a read-only file for a writable one because a count, too, was only to be read', async () => {
    const log = recordedLog()
    const database = openDatabase({ kind: 'sqlite', path: freshPath() }, log)
    const refused = database.use('count', async () => {
      throw new DatabaseError('read-only', 'immutable')
    })
    await expect(refused).rejects.toMatchObject({ kind: 'read-only' })
    await database.use('load', async () => null)
    expect(log.messages()).toEqual(['database failed: read-only'])
    await database.change('save', async () => null)
    expect(log.messages()).toEqual(['database failed: read-only', 'database works again'])
    await database.close()
  })

  it('notices a file that was moved away: the key is still looked up, and a new one is stored durably', async () => {
    const path = freshPath()
    const log = recordedLog()
    const store = storeAt(path, log)
    await store.save('old')
    renameSync(path, `${path}.moved`)
    await expect(store.load()).rejects.toMatchObject({ kind: 'unavailable', code: 'file-missing' })
    await expect(store.check()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(existsSync(path)).toBe(false)
    expect(log.messages()).toContain('database is gone: put the file back, or enter the key again')
    await store.save('new')
    await store.close()
    const next = storeAt(path, log)
    expect(await next.load()).toBe('new')
    await next.close()
  })

  it('reads from a file that replaced its own', async () => {
    const [path, other] = [freshPath(), freshPath()]
    const log = recordedLog()
    const stores = [path, other].map((one) => storeAt(one, log))
    await stores[0]?.save('old')
    await stores[1]?.save('restored')
    await stores[1]?.close()
    renameSync(other, path)
    expect(await stores[0]?.load()).toBe('restored')
    await stores[0]?.save('newest')
    await stores[0]?.close()
    const next = storeAt(path, log)
    expect(await next.load()).toBe('newest')
    await next.close()
  })

  it('starts again after a process was killed between a migration and its record', async () => {
    const place = { kind: 'sqlite', path: freshPath() } as const
    const open = () => openKeyStore(place, { secret: 'a secret', log: recordedLog() })
    const first = open()
    await first.save('a key')
    await first.close()
    withDatabase(place, (database) => database.exec('delete from kysely_migration'))
    const second = open()
    expect(await second.load()).toBe('a key')
    await second.close()
  })

  it('starts together with a process that is one migration ahead all the way', async () => {
    const done = { kind: 'sqlite', path: freshPath() } as const
    const before = storeAt(done.path)
    await before.save('a key')
    await before.close()
    const names = withDatabase(done, (database) =>
      database.prepare('select name from kysely_migration order by name').all(),
    )
    const path = freshPath()
    const log = recordedLog()
    const store = storeAt(path, log)
    const { prepare } = DatabaseSync.prototype
    const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
      this: DatabaseSync,
      statement,
    ) {
      const next = statement.startsWith('insert into "kysely_migration" ') && names.shift()
      if (next)
        withDatabase({ kind: 'sqlite', path }, (other) =>
          other.exec(`insert into kysely_migration values ('${next.name}', '')`),
        )
      return prepare.call(this, statement)
    })
    await store.save('a key')
    spy.mockRestore()
    expect(names).toEqual([])
    expect(await store.load()).toBe('a key')
    expect(log.lines).toEqual([])
    await store.close()
  })

  it('says a failure once a minute, also where other calls succeed in between', async () => {
    const path = freshPath()
    const log = recordedLog()
    const store = storeAt(path, log)
    await store.save('old')
    const failAndSucceed = async () => {
      renameSync(path, `${path}.away`)
      await expect(store.load()).rejects.toMatchObject({ code: 'file-missing' })
      renameSync(`${path}.away`, path)
      expect(await store.load()).toBe('old')
    }
    for (let times = 0; times < 4; times++) await failAndSucceed()
    const lines = () => log.messages().filter((message) => /is gone|works again/.test(message))
    expect(lines()).toHaveLength(2)
    const later = performance.now() + 61_000
    vi.spyOn(performance, 'now').mockReturnValue(later)
    await failAndSucceed()
    expect(lines()).toHaveLength(4)
    vi.restoreAllMocks()
    await store.close()
  })

  it('says once, not at every look, that a key cannot be opened', async () => {
    const path = freshPath()
    const log = recordedLog()
    const first = storeAt(path, log)
    await first.save('old')
    await first.close()
    const other = openKeyStore({ kind: 'sqlite', path }, { secret: 'another secret altogether', log })
    for (let look = 0; look < 5; look++) await expect(other.load()).rejects.toThrow('cannot be opened')
    expect(log.messages().filter((message) => message.includes('cannot be opened'))).toHaveLength(1)
    await other.close()
  })

  it('distinguishes a full disk from other failures', () => {
    const database = new DatabaseSync(':memory:')
    database.exec('create table filler (text text); pragma max_page_count = 2')
    let failure: unknown
    try {
      database.prepare('insert into filler values (?)').run('x'.repeat(100_000))
    } catch (error) {
      failure = error
    }
    expect(toDatabaseError(failure)).toMatchObject({ kind: 'disk-full', code: 'sqlite-13' })
    database.close()
  })

  /** Kills one after the other, each at another moment. */
  async function killWhileSaving(kills: number): Promise<void> {
    const path = freshPath()
    const first = storeAt(path)
    await first.save('key-0')
    await first.close()
    if (process.getuid?.() === 0) {
      chmodSync(join(path, '..', '..'), 0o755)
      for (const owned of [path, join(path, '..')]) chownSync(owned, nobody, nobody)
    }

    let saved = 0
    for (let kill = 0; kill < kills; kill++) {
      const child = runStore(
        path,
        `for (let n = ${saved + 1}; ; n++) { await store.save('key-' + n); console.log(n) }`,
      )
      const gone = once(child, 'exit')
      // After a different number of acknowledged saves each time, and at any point of the next one.
      const enough = saved + 1 + (kill % 5)
      for await (const line of createInterface(child.stdout)) {
        saved = Number(line)
        if (saved === enough) child.kill('SIGKILL')
      }
      // One that ended by itself would leave the old key too.
      expect(await gone).toEqual([null, 'SIGKILL'])
      const store = storeAt(path)
      const found = await store.load()
      await store.close()
      expect([`key-${saved}`, `key-${saved + 1}`]).toContain(found)
      saved = Number(found?.slice('key-'.length))
    }
  }

  it('holds the old or the new key when the process is killed while saving', async () => {
    const kills = isSoak ? [50, 50, 50, 50] : [2, 2]
    await Promise.all(kills.map(killWhileSaving))
  })
})
