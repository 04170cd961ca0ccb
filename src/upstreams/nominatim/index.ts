import { UpstreamError } from '../../domain/failure.ts'
import type { Language } from '../../domain/language.ts'
import { isValidCoordinates } from '../../domain/place/coordinates.ts'
import { geocodingLimit, sortResults } from '../../domain/place/geocoding.ts'
import type { GeocodedPlace } from '../../domain/place/place.ts'
import type { Geocoder, ProviderFacts } from '../../ports/sources.ts'
import { defineProvider } from '../define-provider.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { parseJson } from '../http/parse-json.ts'
import { oneLineText } from '../json/one-line-text.ts'
import { createNominatimClient, isOk, type NominatimOptions, provider, statusError } from './client.ts'
import { mapPlace, withoutDoubles } from './map.ts'
import { parseReverse, parseSearch } from './schema.ts'

export const nominatimFacts: ProviderFacts = {
  id: provider,
  name: 'Nominatim',
  attribution: '© OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  url: 'https://www.openstreetmap.org/copyright',
}

/** Longer than any name or address; what is longer finds nothing and is not worth a turn. */
const longestQuery = 200

export function createNominatim(options: NominatimOptions): Geocoder {
  const { log } = options
  const client = createNominatimClient(options)

  async function searchPass(
    query: string,
    language: Language,
    onlySwiss: boolean,
    signal: AbortSignal | undefined,
  ): Promise<GeocodedPlace[]> {
    const answer = await client.search(query, language, onlySwiss, signal)
    if (!isOk(answer)) {
      // Silent in the Swiss pass, unless the service sent a Retry-After.
      if (onlySwiss && answer.retryAfterMs === undefined) return []
      throw logged(statusError(answer))
    }
    const places = parseSearch(parseJson(answer, provider))
    if (places === undefined) throw badAnswer(provider, 'no list in the answer', answer.status)
    return keep(places.map(mapPlace))
  }

  function keep(results: (GeocodedPlace | null)[]): GeocodedPlace[] {
    const usable = results.filter((result) => result !== null)
    const count = results.length - usable.length
    if (count > 0) log.warn({ provider, count }, 'upstream places dropped')
    return withoutDoubles(usable).slice(0, geocodingLimit)
  }

  function logged(error: UpstreamError): UpstreamError {
    log.error({ ...error.failure }, error.message)
    return error
  }

  return {
    facts: nominatimFacts,
    async search(query, language, signal) {
      const wanted = oneLineText(query, longestQuery + 1)
      if (wanted === '' || wanted.length > longestQuery) return []
      const swiss = await searchPass(wanted, language, true, signal)
      if (swiss.length > 0) return swiss
      return sortResults(await searchPass(wanted, language, false, signal), language)
    },
    async reverse(coordinates, language, signal) {
      if (!isValidCoordinates(coordinates)) {
        throw new UpstreamError({ provider, kind: 'bad-request' }, `${provider}: no such coordinates`)
      }
      const answer = await client.reverse(coordinates, language, signal)
      if (!isOk(answer)) throw logged(statusError(answer))
      const place = parseReverse(parseJson(answer, provider))
      if (place === 'nothing') return null
      const result = mapPlace(place)
      if (result === null) throw badAnswer(provider, 'no place in the answer', answer.status)
      return result
    },
  }
}

export const nominatim = defineProvider({
  facts: nominatimFacts,
  baseUrl: 'NOMINATIM_BASE_URL',
  // Asked only for places missing from our own list.
  serves: { places: Number.POSITIVE_INFINITY },
  create: (world) =>
    createNominatim({
      ...world,
      // The usage policy allows at most one a second; the margin is for early timers and network jitter.
      acquireSlot: world.turns({ name: provider, everyMs: 1050, longestWaitMs: 5000 }),
    }),
})
