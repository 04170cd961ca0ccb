import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hourMs } from '../../domain/time/durations.ts'
import type { Mode } from '../../services/reading/modes.ts'
import type { Config } from '../config.ts'

/**
 * The settings with the demo world that is shown, also where it is chosen later on /setup. Where the operator names none
 * it is one worth looking at, the same for processes of one hour.
 */
export async function withDemoSeed<Settings extends Pick<Config, 'dataDir' | 'demoSeed' | 'choosesDemoSeed'>>(
  mode: Mode,
  settings: Settings,
  at: number,
): Promise<Settings> {
  if (mode !== 'demo' || !settings.choosesDemoSeed) return settings
  const { worthwhileSeed } = await import('../../demo/worthwhile-seed.ts')
  const demoSeed = worthwhileSeed(Math.floor(at / hourMs) * hourMs)
  dropOtherWorlds(settings.dataDir, demoSeed)
  return { ...settings, demoSeed }
}

/** Each has local forecasts of some 100 MB. */
export function dropOtherWorlds(dataDir: string, seed: number): void {
  let names: string[] = []
  try {
    names = readdirSync(dataDir)
  } catch {
    // None yet: a first start.
  }
  for (const name of names)
    if (/-demo-\d+\./.test(name) && !name.includes(`-demo-${seed}.`))
      rmSync(join(dataDir, name), { recursive: true, force: true })
}
