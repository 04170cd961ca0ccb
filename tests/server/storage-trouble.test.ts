import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it, type TestContext } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type ServerProcess, saveKey, startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'

const mount = (...args: string[]) => spawnSync('mount', args).status === 0
const folders: string[] = []
const mounted: string[] = []
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-disk-'))
  folders.push(folder)
  return folder
}
/** A disk of our own, a megabyte large. Where we may not mount any the test is left out, and says so. */
function smallDisk(test: TestContext): string {
  const folder = freshFolder()
  if (!mount('-t', 'tmpfs', '-o', 'size=1m', 'wetterhorn-test', folder)) {
    process.stderr.write(`\n*** "${test.task.name}": left out, this user may not mount a disk ***\n`)
    test.skip()
  }
  mounted.push(folder)
  return folder
}
function fill(disk: string): void {
  const filler = openSync(join(disk, 'filler'), 'w')
  expect(() => {
    for (;;) writeSync(filler, Buffer.alloc(4096, 1))
  }).toThrow(/ENOSPC/)
  closeSync(filler)
}

const servers: ServerProcess[] = []
async function start(dataDir: string): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir })
  servers.push(server)
  return server
}
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  for (const folder of mounted) spawnSync('umount', [folder])
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const putKey = (server: ServerProcess) => saveKey(server, { key: 'DEMO_KEY' })
const statusOf = async (server: ServerProcess, path: string) => (await fetch(server.url + path)).status

/** The site goes on with the key it knows, says what is wrong, and takes no new key. */
async function expectDegraded(server: ServerProcess, kind: string): Promise<void> {
  const refused = await putKey(server)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'key-not-saved', title: 'Failed to save API key' })
  await eventually(() => expect(server.output()).toContain(kind))
  expect(await (await fetch(`${server.url}/en/location/chur`)).text()).toContain('°')
  expect(await (await fetch(`${server.url}/api/v1/key`)).json()).toMatchObject({ isSet: true })
  expect(server.output()).not.toContain('database works again')
}
async function expectRecovered(server: ServerProcess): Promise<void> {
  await eventually(async () => expect((await putKey(server)).status).toBe(200))
  expect(await statusOf(server, '/readyz')).toBe(200)
  await eventually(() => expect(server.output()).toContain('database works again'))
}

/** Started without knowing the key: visitors see weather and are not asked for one, monitoring learns why. */
async function expectUnreadKey(server: ServerProcess): Promise<void> {
  const page = await fetch(`${server.url}/en`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('°')
  expect(html).not.toContain('key-missing')
  const ready = await fetch(`${server.url}/readyz`)
  expect(ready.status).toBe(503)
  const detail = 'weather key could not be read, in use: demo weather'
  expect(await ready.json()).toMatchObject({ code: 'not-ready', detail })
  expect(server.output()).toContain(detail)
}

describe.concurrent('the database of a running server', () => {
  it.runIf(isSoak)('locked by another process: degraded, and well again without a restart', async () => {
    const folder = freshFolder()
    const server = await start(folder)
    const other = new DatabaseSync(join(folder, 'wetterhorn.db'))
    other.exec('begin exclusive')
    await expectDegraded(server, 'database failed: locked')
    other.exec('rollback')
    other.close()
    await expectRecovered(server)
  })

  it.runIf(isSoak)(
    'damaged on disk: left as it is, said so, no key taken, and well again once it is restored',
    async () => {
      const folder = freshFolder()
      await (await start(folder)).stop()
      const file = join(folder, 'wetterhorn.db')
      const good = readFileSync(file)
      const damaged = Buffer.alloc(good.length, 'not a database ')
      writeFileSync(file, damaged)
      const server = await start(folder)
      await expectUnreadKey(server)
      expect((await putKey(server)).status).toBe(503)
      await eventually(() => expect(server.output()).toContain('restore a backup or move the file away'))
      expect(readFileSync(file)).toEqual(damaged)
      // Put in place whole: a file that is just being written is empty for a moment, which is a new database.
      writeFileSync(`${file}.good`, good)
      renameSync(`${file}.good`, file)
      await eventually(async () => expect(await statusOf(server, '/readyz')).toBe(200))
      await expectRecovered(server)
    },
  )

  it('on a full disk: degraded, and well again once there is room', async (test) => {
    const disk = smallDisk(test)
    const server = await start(disk)
    // The file begun for a run that could not be fetched goes, and would leave room behind it.
    await eventually(() => expect(server.output()).toContain('local forecasts: nothing new'))
    fill(disk)
    await expectDegraded(server, 'database failed: disk-full')
    expect(await statusOf(server, '/readyz')).toBe(503)
    // Readable, unlike what is secret.
    expect(server.output()).toMatch(/"code":"(sqlite-\d+|statfs)"/)
    rmSync(join(disk, 'filler'))
    await expectRecovered(server)
  })

  it.runIf(isSoak)(
    'on a read-only file system: the key is used, none is taken, and well again once it can be written',
    async (test) => {
      const disk = smallDisk(test)
      const first = await start(disk)
      expect((await putKey(first)).status).toBe(200)
      await first.stop()
      expect(mount('-o', 'remount,ro', disk)).toBe(true)
      const server = await start(disk)
      await expectDegraded(server, 'database failed: read-only')
      expect(mount('-o', 'remount,rw', disk)).toBe(true)
      await expectRecovered(server)
    },
  )
})

describe.concurrent('a first start', () => {
  const ending = async (dataDir: string) => {
    const error = await startServer({ DATA_DIR: dataDir }).catch((reason: Error) => reason)
    if (!(error instanceof Error)) throw new Error('it started')
    return error.message
  }

  it('in a folder that cannot be made ends with a sentence', async () => {
    const file = join(freshFolder(), 'a-file')
    writeFileSync(file, '')
    const said = await ending(join(file, 'data'))
    expect(said).toContain(`Cannot keep data in ${join(file, 'data')}: `)
    expect(said).not.toMatch(/\n\s+at /)
  })

  it('on a full disk ends with a sentence', async (test) => {
    const disk = smallDisk(test)
    fill(disk)
    const said = await ending(disk)
    expect(said).toContain('the disk is full')
    expect(said).not.toMatch(/\n\s+at /)
  })

  it.runIf(isSoak)('on a read-only disk ends with a sentence', async (test) => {
    const disk = smallDisk(test)
    expect(mount('-o', 'remount,ro', disk)).toBe(true)
    const said = await ending(disk)
    expect(said).toContain('it is read-only')
    expect(said).not.toMatch(/\n\s+at /)
  })

  it('needs no folder where the database and the secret are elsewhere', async () => {
    const file = join(freshFolder(), 'a-file')
    writeFileSync(file, '')
    const server = await startServer({
      DATA_DIR: join(file, 'data'),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      KEY_SECRET: 'the same secret on all machines',
    })
    servers.push(server)
    await expectUnreadKey(server)
  })
})
