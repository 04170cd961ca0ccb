import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { createAccuracyStore } from '../../storage/accuracy/create-accuracy-store.ts'
import { readConfig } from '../config.ts'
import { openStorage } from './open-storage.ts'

/** What was written by an earlier release, as SQL; its secret is below. Never changed: it represents databases in use. */
const kept = readFileSync('tests/support/database-of-2026-11-19.sql', 'utf8')
const secret = 'the secret of an installation of November 2026'

function folderOf(sql: string): string {
  const folder = ownFolder()
  write(folder, sql)
  return folder
}

function write(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, 'wetterhorn.db'))
  database.exec(sql)
  database.close()
}

async function opened(folder: string) {
  const log = recordedLog()
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: folder, KEY_SECRET: secret })
  const storage = await openStorage({ config, clock: Date.now, log })
  return { ...storage, accuracy: createAccuracyStore(storage.database), log }
}

async function expectWhatWasKept(folder: string): Promise<void> {
  const { weatherKey, push, accuracy, counts, log, close } = await opened(folder)
  expect(await weatherKey.current()).toMatchObject({ kind: 'openweather' })
  const subscriber = await push.find('https://web.push.apple.com/kept')
  expect(subscriber).toMatchObject({
    language: 'de',
    watches: [
      {
        place: 'zurich',
        warningsFrom: 'moderate',
        rain: { quiet: { from: '22:00', to: '07:00' } },
        dangers: ['flood'],
      },
    ],
  })
  const [sums] = await accuracy.byLead({ fromMonth: '2026-11' })
  expect(sums).toMatchObject({ source: 'meteoswiss', leadMinutes: 1440, sums: { hits: 7, highAbsolute: 18 } })
  expect(await accuracy.dueDays('2026-11-21')).toEqual([{ station: 'BER', day: '2026-11-20' }])
  expect(await counts.count(['seeded'], 0)).toEqual([1])
  await push.save({ ...subscriber, endpoint: 'https://web.push.apple.com/new' } as NonNullable<
    typeof subscriber
  >)
  expect(await push.find('https://web.push.apple.com/new')).toMatchObject({ language: 'de' })
  expect(log.lines.filter(({ level }) => level === 'error')).toEqual([])
  await close()
}

it('a database of an earlier release opens with all it holds, and takes more', async () => {
  await expectWhatWasKept(folderOf(kept))
})

it('one step back: a release runs on the database of the next one, which has added a table and a column', async () => {
  const further = `
    create table next_things (id integer primary key);
    alter table push_subscriptions add column next text;
    insert into kysely_migration values ('0099-of-the-next-release', '2026-12-01T00:00:00.000Z');`
  const folder = folderOf(kept)
  // The next release has made all changes of this one too.
  const { push, close } = await opened(folder)
  await push.hasSubscribers()
  await close()
  write(folder, further)
  await expectWhatWasKept(folder)
})
