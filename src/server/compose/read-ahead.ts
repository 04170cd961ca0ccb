import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../ports/platform.ts'
import type { Mode } from '../../services/reading/modes.ts'
import type { Services } from '../../services/services.ts'

const demoWaitsMs = 10_000

/** Fills the cache with what pages read besides the warnings, one after the other, so that the first visitor does not wait behind all of it. */
export async function readAhead(services: Services, mode: Mode, log: Log): Promise<void> {
  async function read(what: string, fetch: () => Promise<unknown>): Promise<void> {
    await fetch().catch((error) => log.error({ error: String(error) }, `no ${what} at start`))
  }
  // The demo world computes instead of waiting: its first visitors go first.
  if (mode === 'demo') await delay(demoWaitsMs, null, { ref: false })
  await read('water', services.getWater)
  await read('bulletin', () => services.getBulletin('de'))
  await read('snow', services.getSnowStations)
  await read('pollen', services.getPollen)
  await read('lakes', services.getLakes)
}
