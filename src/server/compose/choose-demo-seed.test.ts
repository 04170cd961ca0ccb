import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { worthwhileSeed } from '../../demo/worthwhile-seed.ts'
import { readConfig } from '../config.ts'
import { dropOtherWorlds, withDemoSeed } from './choose-demo-seed.ts'

it('the demo world is one worth looking at, also where it is chosen later, unless the operator names one', async () => {
  const at = Date.parse('2026-11-19T20:00:00Z')
  const seedOf = async (mode: 'demo' | 'live', given: Record<string, string>) => {
    const settings = readConfig({ DATA_DIR: ownFolder(), ...given })
    return (await withDemoSeed(mode, settings, at)).demoSeed
  }
  const shown = worthwhileSeed(at)
  expect(shown).not.toBe(7)
  expect(await seedOf('demo', {})).toBe(shown)
  expect(await seedOf('demo', { WEATHER_API_KEY: 'DEMO_KEY' })).toBe(shown)
  expect(await seedOf('demo', { DEMO_SEED: '7' })).toBe(7)
})

it('files of other demo worlds do not pile up; nothing else is touched', () => {
  const folder = ownFolder()
  const kept = ['key-secret', 'local-forecasts-demo-7.db', 'local-forecasts.db', 'wetterhorn.db']
  for (const name of [...kept, 'local-forecasts-demo-12.db', 'local-forecasts-demo-77.db-wal'])
    writeFileSync(join(folder, name), '')
  dropOtherWorlds(folder, 7)
  expect(readdirSync(folder).sort()).toEqual(kept)
  expect(() => dropOtherWorlds(join(folder, 'nowhere'), 7)).not.toThrow()
})
