import { type FailureKind, UpstreamError } from '../../domain/failure.ts'
import type { Language } from '../../domain/language.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import { geocodingLimit } from '../../domain/place/geocoding.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import type { UpstreamAnswer, UpstreamHttpOptions } from '../http/upstream-http.ts'

export const provider = 'nominatim'
const ownBaseUrl = 'https://nominatim.openstreetmap.org'

export type NominatimOptions = Omit<UpstreamHttpOptions, 'provider' | 'retries'> &
  SourceOptions & {
    /** One request a second for the whole site; gives the turn away when the signal ends the waiting. */
    acquireSlot: (signal?: AbortSignal) => Promise<void>
  }

/** Two passes and the turns between them are to fit into the time that a search is waited for. */
const timeoutMs = 3000
/** Ten places with their addresses are about 10 kB. */
const maxBytes = 512 * 1024

/** Each request waits for its turn. */
export function createNominatimClient({ acquireSlot, ...options }: NominatimOptions) {
  // Each try would need a turn of its own, so there is no second one.
  const client = createSourceClient({
    maxConcurrent: 2,
    timeoutMs,
    ...options,
    ownBaseUrl,
    provider,
    retries: 0,
  })

  async function ask(
    path: string,
    parameters: Record<string, string>,
    language: Language,
    signal: AbortSignal | undefined,
  ): Promise<UpstreamAnswer> {
    try {
      await acquireSlot(signal)
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      if (signal?.aborted)
        throw new UpstreamError({ provider, kind: 'timeout' }, `${provider}: given up by the caller`)
      throw new UpstreamError({ provider, kind: 'unavailable' }, `${provider}: no turn to be had`)
    }
    // The parameter overrides the header.
    const query = new URLSearchParams({ ...parameters, 'accept-language': language })
    return client.get(`${path}?${query}`, { headers: { 'accept-language': language }, signal, maxBytes })
  }

  return {
    search: (query: string, language: Language, onlySwiss: boolean, signal: AbortSignal | undefined) => {
      const limit = String(geocodingLimit)
      const country: Record<string, string> = onlySwiss ? { countrycodes: 'ch' } : {}
      const parameters = { q: query, format: 'json', limit, addressdetails: '1', ...country }
      return ask('search', parameters, language, signal)
    },
    /** Zoom 10 names the town, not the house. */
    reverse: ({ lat, lon }: Coordinates, language: Language, signal: AbortSignal | undefined) => {
      const position = { lat: lat.toFixed(6), lon: lon.toFixed(6) }
      return ask(
        'reverse',
        { ...position, format: 'json', addressdetails: '1', zoom: '10' },
        language,
        signal,
      )
    },
  }
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
