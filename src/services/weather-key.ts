import { createHash } from 'node:crypto'
import type { Clock, Log } from '../ports/platform.ts'
import type { KeyStore } from '../ports/storage.ts'
import type { Mode } from './modes.ts'

/** Selects the embedded demo weather (decisions, "The weather-service key"). */
export const demoKey = 'DEMO_KEY'

export type WeatherKey = {
  /** null: no key is set. Never leaves the server. */
  current(): Promise<{ key: string; mode: Mode; fingerprint: string } | null>
  save(key: string): Promise<void>
  remove(): Promise<void>
}

/** Another process may change the key: what we remember is looked up again after this long. */
const rememberMs = 1000

/** Tells answers got with one key from those got with another: a new key is not met by the old one's failures. */
function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 6)
}

export function createWeatherKey({
  store,
  clock,
  log,
}: {
  store: KeyStore
  clock: Clock
  log: Log
}): WeatherKey {
  let remembered: { key: string | null; at: number } | null = null
  let loading: Promise<string | null> | null = null

  async function load(): Promise<string | null> {
    try {
      const key = await store.load()
      remembered = { key, at: clock() }
      return key
    } catch (error) {
      // The database is away: the last known key keeps the site alive until it is back.
      log.error(
        { error: error instanceof Error ? error.message : 'unknown' },
        'weather key could not be read',
      )
      if (remembered) remembered.at = clock()
      return remembered?.key ?? null
    } finally {
      loading = null
    }
  }

  return {
    async current() {
      let key: string | null
      if (remembered && clock() - remembered.at < rememberMs) key = remembered.key
      else {
        loading ??= load()
        key = await loading
      }
      return key === null
        ? null
        : { key, mode: key === demoKey ? 'demo' : 'live', fingerprint: fingerprintOf(key) }
    },
    async save(key) {
      await store.save(key)
      remembered = { key, at: clock() }
    },
    async remove() {
      await store.remove()
      remembered = { key: null, at: clock() }
    },
  }
}
