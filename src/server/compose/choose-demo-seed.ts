import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hourMs } from '../../domain/time/durations.ts'

/** Which demo world is shown where the operator names none: one worth looking at, the same for processes of one hour. */
export async function chooseDemoSeed(dataDir: string, at: number): Promise<number> {
  const { worthwhileSeed } = await import('../../demo/worthwhile-seed.ts')
  const seed = worthwhileSeed(Math.floor(at / hourMs) * hourMs)
  dropOtherWorlds(dataDir, seed)
  return seed
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
