import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { readConfig } from '../config.ts'
import { openStorage } from './open-storage.ts'

let folder: string
beforeEach(() => {
  folder = ownFolder()
})

const open = (environment: Record<string, string> = {}, log = recordedLog()) =>
  openStorage({
    config: readConfig({ NODE_ENV: 'production', DATA_DIR: folder, ...environment }),
    clock: Date.now,
    log,
  })

it.each([
  ['production', {}, 'open-data'],
  ['the demo', { DEMO: '1' }, 'demo'],
  ['an installation without a first key', { NODE_ENV: 'development', DEMO: '0' }, 'open-data'],
])('a start of %s whose database cannot be read shows weather all the same', async (_, environment, kind) => {
  writeFileSync(join(folder, 'wetterhorn.db'), 'this is no database, and not empty either '.repeat(200))
  const storage = await open(environment)
  expect((await storage.weatherKey.current())?.kind).toBe(kind)
  expect(storage.weatherKey.trouble()).toContain('could not be read')
  await storage.close()
})

it('a first start whose database cannot be used yet saves its first key as soon as it can', async () => {
  const other = new DatabaseSync(join(folder, 'wetterhorn.db'))
  other.exec('begin exclusive')
  const storage = await open()
  const kinds = new Set<string | undefined>()
  storage.weatherKey.watch(() => undefined)
  kinds.add((await storage.weatherKey.current())?.kind)
  other.exec('rollback')
  await eventually(async () => {
    kinds.add((await storage.weatherKey.current())?.kind)
    expect(storage.weatherKey.trouble()).toBeNull()
  })
  expect([...kinds]).toEqual(['open-data'])
  expect(other.prepare('select id from api_keys').all()).toHaveLength(1)
  other.close()
  storage.weatherKey.stop()
  await storage.close()
})

it('a key sealed with another secret: open data until the secret is back', async () => {
  const first = await open({ KEY_SECRET: 'the secret of the first start' })
  await first.weatherKey.save('a'.repeat(32))
  await first.close()
  const second = await open({ KEY_SECRET: 'another secret altogether' })
  expect((await second.weatherKey.current())?.kind).toBe('open-data')
  expect(second.weatherKey.trouble()).toBe('weather key could not be read, in use: open data')
  await second.close()
  const third = await open({ KEY_SECRET: 'the secret of the first start' })
  expect((await third.weatherKey.current())?.kind).toBe('openweather')
  await third.close()
})

it('a key that the operator removed stays removed', async () => {
  const first = await open()
  expect((await first.weatherKey.current())?.kind).toBe('open-data')
  await first.weatherKey.remove()
  await first.close()
  const second = await open()
  expect(await second.weatherKey.current()).toBeNull()
  await second.close()
})

it('says that the database is missing where its secret shows that there was one', async () => {
  const log = recordedLog()
  const complaints = () => log.lines.filter(({ level }) => level === 'error').map(({ message }) => message)
  // Two processes that start together: the secret of the other is a moment old.
  const together = await Promise.all([open({}, log), open({}, log)])
  for (const storage of together) {
    await storage.weatherKey.current()
    await storage.close()
  }
  expect(complaints()).toEqual([])
  for (const file of readdirSync(folder)) if (file.startsWith('wetterhorn.db')) rmSync(join(folder, file))
  const yesterday = new Date(Date.now() - 86_400_000)
  utimesSync(join(folder, 'key-secret'), yesterday, yesterday)
  const storage = await open({}, log)
  await storage.weatherKey.current()
  await storage.close()
  expect(complaints()).toEqual([expect.stringContaining('no database beside key-secret')])
  await (await open({}, log)).close()
  expect(complaints()).toHaveLength(1)
})
