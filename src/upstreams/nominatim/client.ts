import { type FailureKind, UpstreamError } from '../../domain/failure.ts'
import type { Language } from '../../domain/language.ts'
import { type Coordinates, formatSixDecimals } from '../../domain/place/coordinates.ts'
import { geocodingLimit } from '../../domain/place/geocoding.ts'
import { addressPrefix } from '../http/address-prefix.ts'
import type { UpstreamAnswer, UpstreamHttp } from '../http/upstream-http.ts'

/** Resolves when the caller may send one request; gives the turn away when the signal ends the waiting. */
export type AcquireSlot = (signal?: AbortSignal) => Promise<void>

export const provider = 'nominatim'

/** Ten places with their addresses are about 10 kB. */
const maxBytes = 512 * 1024

/** Waits for its turn, then sends the request. */
export const createAsk =
  (http: UpstreamHttp, acquireSlot: AcquireSlot) =>
  async (url: URL, language: Language, signal?: AbortSignal): Promise<UpstreamAnswer> => {
    try {
      await acquireSlot(signal)
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      if (signal?.aborted)
        throw new UpstreamError({ provider, kind: 'timeout' }, `${provider}: given up by the caller`)
      throw new UpstreamError({ provider, kind: 'unavailable' }, `${provider}: no turn to be had`)
    }
    return http.get(url, { headers: { 'accept-language': language }, signal, maxBytes })
  }

/** The language is also a parameter, which overrides the header. */
export function searchUrl(baseUrl: URL, query: string, language: Language, onlySwiss: boolean): URL {
  const url = new URL(`${addressPrefix(baseUrl)}/search`)
  url.searchParams.set('q', query)
  url.searchParams.set('format', 'json')
  url.searchParams.set('limit', String(geocodingLimit))
  url.searchParams.set('addressdetails', '1')
  if (onlySwiss) url.searchParams.set('countrycodes', 'ch')
  url.searchParams.set('accept-language', language)
  return url
}

/** Six decimals; zoom 10 names the town, not the house. */
export function reverseUrl(baseUrl: URL, coordinates: Coordinates, language: Language): URL {
  const [lat = '', lon = ''] = formatSixDecimals(coordinates).split(',')
  const url = new URL(`${addressPrefix(baseUrl)}/reverse`)
  url.searchParams.set('lat', lat)
  url.searchParams.set('lon', lon)
  url.searchParams.set('format', 'json')
  url.searchParams.set('addressdetails', '1')
  url.searchParams.set('zoom', '10')
  url.searchParams.set('accept-language', language)
  return url
}

export const isOk = ({ status }: UpstreamAnswer): boolean => status >= 200 && status < 300

export function statusError({ status, retryAfterMs }: UpstreamAnswer): UpstreamError {
  const message = `Geocoding API error: ${status}`
  return new UpstreamError({ provider, kind: kindOf(status), status }, message, retryAfterMs)
}

function kindOf(status: number): FailureKind {
  if (status === 429) return 'quota'
  if (status === 400 || status === 414) return 'bad-request'
  // 403 is the policy's block, which ends after some hours.
  return 'unavailable'
}
