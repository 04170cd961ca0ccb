import { createHash } from 'node:crypto'
import type { Clock, Log } from '../ports/platform.ts'
import type { KeyStore } from '../ports/storage.ts'
import type { Mode } from './modes.ts'

/** Selects the embedded demo weather (decisions, "The weather-service key"). */
export const demoKey = 'DEMO_KEY'
/** Selects the official sources that need no key: MeteoSwiss at home, MET Norway for the rest of the world. */
export const openDataKey = 'OPEN_DATA'

/** Which weather the stored key selects. */
export type KeyKind = 'demo' | 'open-data' | 'openweather'

export type CurrentKey = { key: string; kind: KeyKind; mode: Mode; fingerprint: string }

export type WeatherKey = {
  /** null: no key is set. Never leaves the server. */
  current(): Promise<CurrentKey | null>
  save(key: string): Promise<void>
  remove(): Promise<void>
}

export type WatchedWeatherKey = WeatherKey & {
  /** Looks for changes by other processes until stopped; `onChange` hears of every change, also of our own. */
  watch(onChange: () => void): { stop(): void }
}

/** Another process may change the key: so often we look, and all know of a change within a second. */
const lookEveryMs = 400
/** What we remember is looked up again after this long where nobody watches. */
const rememberMs = 1000
/** No page waits longer for a database that hangs: the last known key goes on. */
const patienceMs = 250

/** Tells answers got with one key from those got with another: a new key is not met by the old one's failures. */
function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 6)
}

function kindOf(key: string): KeyKind {
  if (key === demoKey) return 'demo'
  return key === openDataKey ? 'open-data' : 'openweather'
}

function currentKey(key: string): CurrentKey {
  const kind = kindOf(key)
  return { key, kind, mode: kind === 'demo' ? 'demo' : 'live', fingerprint: fingerprintOf(key) }
}

export function createWeatherKey({
  store,
  clock,
  log,
}: {
  store: KeyStore
  clock: Clock
  log: Log
}): WatchedWeatherKey {
  let remembered: { key: string | null; at: number } | null = null
  let loading: Promise<string | null> | null = null
  let isAway = false
  /** Asked for several times a page, and it seldom changes. */
  let described: CurrentKey | null = null
  /** Counts our own changes: a look that began before one must not undo it. */
  let changes = 0
  const listeners = new Set<() => void>()

  function remember(key: string | null): void {
    const isChange = remembered !== null && remembered.key !== key
    remembered = { key, at: clock() }
    if (isChange) for (const tell of listeners) tell()
  }

  async function load(): Promise<string | null> {
    const before = changes
    try {
      const key = await store.load()
      isAway = false
      if (changes === before) remember(key)
    } catch (error) {
      // The database is away: the last known key keeps the site alive until it is back. Said once, not at every look.
      const reason = error instanceof Error ? error.message : 'unknown'
      if (!isAway) log.error({ error: reason }, 'weather key could not be read')
      isAway = true
      if (remembered) remembered.at = clock()
    } finally {
      loading = null
    }
    return remembered?.key ?? null
  }

  function look(): Promise<string | null> {
    loading ??= load()
    return loading
  }

  /** A first look is waited for to its end; later ones give way to what is known. */
  async function lookOrRemember(): Promise<string | null> {
    if (!remembered) return look()
    const { key } = remembered
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<string | null>((resolve) => {
      timer = setTimeout(() => resolve(key), patienceMs)
    })
    return Promise.race([look(), patience]).finally(() => clearTimeout(timer))
  }

  return {
    async current() {
      const isRecent = remembered !== null && clock() - remembered.at < rememberMs
      const key = isRecent ? (remembered?.key ?? null) : await lookOrRemember()
      if (key === null) return null
      if (described?.key !== key) described = currentKey(key)
      return described
    },
    async save(key) {
      await store.save(key)
      changes++
      remember(key)
    },
    async remove() {
      await store.remove()
      changes++
      remember(null)
    },
    watch(onChange) {
      listeners.add(onChange)
      const timer = setInterval(() => void look(), lookEveryMs).unref()
      return {
        stop() {
          clearInterval(timer)
          listeners.delete(onChange)
        },
      }
    },
  }
}
