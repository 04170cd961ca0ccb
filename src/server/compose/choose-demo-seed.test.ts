import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { dropOtherWorlds } from './choose-demo-seed.ts'

it('files of other demo worlds do not pile up; nothing else is touched', () => {
  const folder = ownFolder()
  const kept = ['key-secret', 'local-forecasts-demo-7.db', 'local-forecasts.db', 'wetterhorn.db']
  for (const name of [...kept, 'local-forecasts-demo-12.db', 'local-forecasts-demo-77.db-wal'])
    writeFileSync(join(folder, name), '')
  dropOtherWorlds(folder, 7)
  expect(readdirSync(folder).sort()).toEqual(kept)
  expect(() => dropOtherWorlds(join(folder, 'nowhere'), 7)).not.toThrow()
})
