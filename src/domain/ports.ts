import type { AlertSnapshot } from './alert.ts'
import type { Coordinates } from './coordinates.ts'
import type { Language } from './language.ts'
import type { PlaceResult } from './place.ts'
import type { RadarFrame } from './radar.ts'
import type { WeatherReport } from './weather.ts'

/** What a provider folder opens with: who it is, what it serves, what it needs from us. */
export type ProviderFacts = {
  id: string
  name: string
  serves: readonly ('weather' | 'places' | 'alerts' | 'radar' | 'clouds' | 'snow')[]
  /** Credit line as the licence asks for it. */
  attribution: string
  licence: string
  url: string
  /** Human-readable extent, e.g. "World", "Switzerland and its surroundings". */
  coverage: string
  /** Never ask for the same thing more often than this. */
  minimumIntervalMs: number
}

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>
export type Clock = () => number

/** Structured log; fields must never hold a secret. */
export type Log = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Every method of a source rejects with UpstreamError and nothing else. */
export type WeatherSource = {
  facts: ProviderFacts
  fetchWeather(
    request: { coordinates: Coordinates; language: Language; key: string },
    signal?: AbortSignal,
  ): Promise<WeatherReport>
}

export type Geocoder = {
  facts: ProviderFacts
  /** Swiss pass first, worldwide when that finds nothing; at most 10, sorted as spec section 9 says. */
  search(query: string, language: Language, signal?: AbortSignal): Promise<PlaceResult[]>
  /** null: nothing found there. */
  reverse(coordinates: Coordinates, language: Language, signal?: AbortSignal): Promise<PlaceResult | null>
}

export type AlertSource = {
  facts: ProviderFacts
  fetchAlerts(signal?: AbortSignal): Promise<AlertSnapshot>
}

/** A frame the source lists; `ref` is opaque and belongs to the source. */
export type RadarFrameRef = { at: number; ref: string }

export type RadarSource = {
  facts: ProviderFacts
  /** Minutes between two frames. */
  stepMinutes: number
  /** Frames of the last two hours, oldest first. */
  listFrames(signal?: AbortSignal): Promise<RadarFrameRef[]>
  fetchFrame(frame: RadarFrameRef, signal?: AbortSignal): Promise<RadarFrame>
}

/** Cloud cover in per cent on the same kind of grid as radar frames. */
export type CloudSource = {
  facts: ProviderFacts
  listFrames(signal?: AbortSignal): Promise<RadarFrameRef[]>
  fetchFrame(
    frame: RadarFrameRef,
    signal?: AbortSignal,
  ): Promise<{ at: number; grid: RadarFrame['grid']; percent: Uint8Array }>
}

/** Table api_keys: one row, id 1 (spec section 3). */
export type KeyStore = {
  load(): Promise<string | null>
  save(key: string): Promise<void>
  remove(): Promise<void>
  /** Rejects when the store cannot be used. */
  check(): Promise<void>
  close(): Promise<void>
}

export type CachePolicy = {
  /** Served without asking again for so long. */
  freshMs: number
  /** After that: served at once as stale while refreshing, and kept through an outage for so long. */
  graceMs: number
}

export type Cached<T> = {
  value: T
  fetchedAt: number
  isStale: boolean /** why the refresh failed */
  error: unknown
}

/** One flight per key under any number of callers; values must survive JSON. */
export type Cache = {
  getOrFetch<T>(
    key: string,
    policy: CachePolicy,
    fetch: (signal: AbortSignal) => Promise<T>,
  ): Promise<Cached<T>>
  /** What is stored, without asking upstream. */
  peek<T>(key: string): Promise<Cached<T> | null>
  set<T>(key: string, policy: CachePolicy, value: T): Promise<void>
  forget(key: string): Promise<void>
  check(): Promise<void>
  close(): Promise<void>
}
