import { createHash } from 'node:crypto'
import type { Clock, Log } from '../../ports/platform.ts'
import type { KeyStore } from '../../ports/storage.ts'
import type { Mode } from '../reading/modes.ts'
import { withPatience } from '../reading/outcome.ts'
import { databasePatienceMs } from './database-patience.ts'

/** Selects the embedded demo weather. */
export const demoKey = 'DEMO_KEY'
/** Selects the official sources that need no key: MeteoSwiss at home, MET Norway for the rest of the world. */
export const openDataKey = 'OPEN_DATA'

/** Which weather the stored key selects. */
export type KeyKind = 'demo' | 'open-data' | 'openweather'

export type CurrentKey = { key: string; kind: KeyKind; mode: Mode; fingerprint: string }

export type WeatherKey = {
  /** null: it is known that no key is set. Never leaves the server. */
  current(): Promise<CurrentKey | null>
  save(key: string): Promise<void>
  remove(): Promise<void>
}

/** Without a key the sources that need none are the real ones. */
export async function modeOf(weatherKey: Pick<WeatherKey, 'current'>): Promise<Mode> {
  return (await weatherKey.current())?.mode ?? 'live'
}

export type WatchedWeatherKey = WeatherKey & {
  /** Polls for changes by other processes from now on; `onChange` is called for every change, also our own. */
  watch(onChange: () => void): void
  stop(): void
  /** Why the stored key cannot be read, and what is in use instead; null: it can. */
  trouble(): string | null
}

/** Polling interval, so that all processes see a change within a second. */
const lookEveryMs = 400
/** Lifetime of the cached key without polling. */
const rememberMs = 1000

/** Part of cache keys, so that a new key does not inherit the old one's failures. */
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

type WeatherKeyOptions = {
  store: KeyStore
  /** In use where no read has succeeded since the start: visitors see weather, not the request for a key. */
  fallback: typeof demoKey | typeof openDataKey
  clock: Clock
  log: Log
}

export function createWeatherKey({ store, fallback, clock, log }: WeatherKeyOptions): WatchedWeatherKey {
  let remembered: { key: string | null; at: number } | null = null
  let loading: Promise<string | null> | null = null
  let loadingSince = 0
  let trouble: string | null = null
  /** Read several times per page, and rarely changed. */
  let described: CurrentKey | null = null
  /** Counts our own changes: a read that started before one must not undo it. */
  let changes = 0
  const listeners = new Set<() => void>()
  let polling: NodeJS.Timeout | undefined

  function remember(key: string | null): void {
    if (trouble) log.info({}, 'weather key can be read again')
    trouble = null
    const isChange = remembered !== null && remembered.key !== key
    remembered = { key, at: clock() }
    if (isChange) for (const tell of listeners) tell()
  }

  async function load(): Promise<string | null> {
    const before = changes
    try {
      const key = await store.load()
      if (changes === before) remember(key)
    } catch (error) {
      if (changes !== before) return remembered?.key ?? null
      const reason = error instanceof Error ? error.message : 'unknown'
      if (!trouble) {
        const inUse = remembered ? 'the last known one' : fallback === demoKey ? 'demo weather' : 'open data'
        trouble = `weather key could not be read, in use: ${inUse}`
        // Once, not at every poll.
        log.error({ error: reason }, trouble)
      }
      remembered = { key: remembered ? remembered.key : fallback, at: clock() }
    } finally {
      loading = null
    }
    return remembered?.key ?? null
  }

  function look(): Promise<string | null> {
    if (!loading) {
      loadingSince = clock()
      loading = load()
    }
    return loading
  }

  /** The first read is awaited; later ones fall back to the known key, and nobody waits again for a read that hangs. */
  async function lookOrRemember(): Promise<string | null> {
    if (!remembered) return look()
    const { key } = remembered
    const answer = look()
    const patienceMs = databasePatienceMs - (clock() - loadingSince)
    return patienceMs <= 0 ? key : withPatience('database', answer, patienceMs).catch(() => key)
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
      polling ??= setInterval(() => void look(), lookEveryMs).unref()
    },
    stop: () => clearInterval(polling),
    trouble: () => trouble,
  }
}
