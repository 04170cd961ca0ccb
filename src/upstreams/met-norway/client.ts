import { UpstreamError } from '../../domain/failure.ts'
import { fourDecimals, isValidCoordinates } from '../../domain/place/coordinates.ts'
import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { WeatherRequest } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { expectOk } from '../http/expect-ok.ts'
import { parseJson } from '../http/parse-json.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import type { UpstreamAnswer, UpstreamHttpOptions } from '../http/upstream-http.ts'
import { provider } from './map.ts'
import { parseForecast, type WireForecast } from './schema.ts'

/** The last response for a place, and its expiry. */
type Kept = { forecast: WireForecast; lastModified: string | null; expiresAt: number }

const ownBaseUrl = 'https://api.met.no'
/** A body has about 60 kB. */
const maxBytes = 2 * 1024 * 1024
/** Where the service names no time: its forecasts change about once in half an hour. */
const usualLifeMs = 30 * minuteMs
/** A header from a wrong clock must not stop the forecasts. */
const longestLifeMs = 6 * hourMs
/** After "too many requests" without a time of its own, for all places. */
const restMs = 5 * minuteMs
/** Kept for its date: conditional requests save sending an unchanged forecast again. */
const keptPolicy = { freshMs: longestLifeMs, graceMs: dayMs }

export type MetNorwayOptions = Omit<UpstreamHttpOptions, 'provider'> &
  SourceOptions & {
    /** Shared by all processes: what one has fetched no other fetches before it expires. */
    cache: Cache
    /** A turn among the requests of all processes. */
    acquireTurn: (signal?: AbortSignal) => Promise<void>
  }
type Place = Pick<WeatherRequest, 'coordinates' | 'elevationM'>

/** Follows the service's terms: no request before Expires, then conditional ones, and none during Retry-After. */
export function createMetNorwayClient({ cache, acquireTurn, ...options }: MetNorwayOptions) {
  const { clock, log } = options
  const client = createSourceClient({ ...options, ownBaseUrl, provider })
  let restUntil = 0
  let isDeprecationLogged = false

  function lifeOf(answer: UpstreamAnswer): number {
    const expires = Date.parse(answer.header('expires') ?? '')
    const now = clock()
    if (Number.isNaN(expires)) return now + usualLifeMs
    return Math.min(Math.max(expires, now), now + longestLifeMs)
  }

  function check(answer: UpstreamAnswer): void {
    const { status } = answer
    if (status === 203 && !isDeprecationLogged) {
      isDeprecationLogged = true
      log.warn({ provider, status }, 'this version of the service is going away')
    }
    if (status === 429) {
      const pauseMs = answer.retryAfterMs ?? restMs
      restUntil = clock() + pauseMs
      throw new UpstreamError({ provider, kind: 'quota', status }, `${provider}: throttled`, pauseMs)
    }
    if (status === 403)
      log.error({ provider, status }, 'refused: set PUBLIC_ORIGIN or CONTACT_MAIL, which identify us')
    if (status === 422)
      throw new UpstreamError({ provider, kind: 'no-data', status }, `${provider}: outside of its area`)
    if (status !== 304) expectOk(answer, provider)
  }

  return {
    async fetchForecast(place: Place, signal?: AbortSignal): Promise<WireForecast> {
      if (!isValidCoordinates(place.coordinates))
        throw new UpstreamError({ provider, kind: 'bad-request' }, `${provider}: no such coordinates`)
      const query = queryOf(place)
      const key = `met-norway:?${query}`
      const found = await cache.peek<Kept>(key)
      const kept = found?.value ?? null
      // One stored before the clock was set back is stale to the cache.
      if (kept && !found?.isStale && clock() < kept.expiresAt) return kept.forecast
      if (clock() < restUntil)
        throw new UpstreamError({ provider, kind: 'quota' }, `${provider}: resting`, restUntil - clock())
      await acquireTurn(signal)
      const headers: Record<string, string> = kept?.lastModified
        ? { 'if-modified-since': kept.lastModified }
        : {}
      const path = `weatherapi/locationforecast/2.0/complete?${query}`
      const answer = await client.get(path, { headers, maxBytes, signal })
      check(answer)
      const expiresAt = lifeOf(answer)
      const isUnchanged = answer.status === 304
      const forecast = isUnchanged ? kept?.forecast : parseForecast(parseJson(answer, provider))
      if (forecast === undefined) throw client.refuse('no forecast in the answer')
      const lastModified =
        answer.header('last-modified') ?? (isUnchanged ? (kept?.lastModified ?? null) : null)
      await cache.set<Kept>(key, keptPolicy, { forecast, lastModified, expiresAt })
      return forecast
    },
  }
}

function queryOf({ coordinates, elevationM }: Place): URLSearchParams {
  return new URLSearchParams({
    // More than four decimals are refused, so that answers can be shared.
    lat: fourDecimals(coordinates.lat),
    lon: fourDecimals(coordinates.lon),
    // Without it the model's own terrain counts, which is hundreds of metres off in the Alps.
    ...(elevationM !== null && { altitude: String(Math.round(elevationM)) }),
  })
}
