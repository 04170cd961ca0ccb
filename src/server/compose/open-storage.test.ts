import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { readConfig } from '../config.ts'
import { openStorage } from './open-storage.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wetterhorn-storage-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () =>
  openStorage({
    config: readConfig({ NODE_ENV: 'production', DATA_DIR: folder }),
    clock: Date.now,
    log: recordedLog(),
  })

it('a first start whose database cannot be used yet gets its weather as soon as it can', async () => {
  const other = new DatabaseSync(join(folder, 'wetterhorn.db'))
  other.exec('begin exclusive')
  const storage = await open()
  let changes = 0
  storage.weatherKey.watch(() => changes++)
  expect(await storage.weatherKey.current()).toBeNull()
  other.exec('rollback')
  other.close()
  await eventually(async () => expect((await storage.weatherKey.current())?.kind).toBe('open-data'))
  expect(changes).toBe(1)
  storage.weatherKey.stop()
  await storage.close()
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
