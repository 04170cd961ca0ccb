import { type FailureKind, UpstreamError } from '../../domain/failure.ts'
import { fourDecimals, isValidCoordinates } from '../../domain/place/coordinates.ts'
import type { WeatherRequest } from '../../ports/sources.ts'
import { parseJson } from '../http/parse-json.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import type { UpstreamAnswer, UpstreamHttpOptions } from '../http/upstream-http.ts'
import { parseErrorBody } from './schema.ts'

export const provider = 'openweather'
const ownBaseUrl = 'https://api.openweathermap.org'

/** All the wire needs to know of a request. */
export type OneCallRequest = Pick<WeatherRequest, 'coordinates' | 'key'>

/** A full body has about 25 kB; warnings of a bad day may add some. */
const maxBytes = 1024 * 1024

export type OpenWeatherOptions = Omit<UpstreamHttpOptions, 'provider' | 'secretParameters'> &
  SourceOptions & {
    /** Before every call, each of which is billed; rejects where none may be made. */
    takeCall?: () => Promise<void>
  }
export type OpenWeatherClient = ReturnType<typeof createOpenWeatherClient>

export function createOpenWeatherClient({ takeCall, ...options }: OpenWeatherOptions) {
  const client = createSourceClient({ ...options, ownBaseUrl, provider, secretParameters: ['appid'] })
  return {
    /** The body of a success under `path` ("data/3.0/onecall"); rejects with what the provider's error means. */
    async get(
      path: string,
      query: Record<string, string>,
      key: string,
      signal?: AbortSignal,
    ): Promise<unknown> {
      const { lat, lon, ...rest } = query
      const parameters = new URLSearchParams({
        ...(lat && lon ? { lat, lon } : {}),
        appid: key.trim(),
        ...rest,
      })
      await takeCall?.()
      const answer = await client.get(`${path}?${parameters}`, { maxBytes, signal })
      if (answer.status >= 200 && answer.status < 300) return readSuccess(answer)
      throw errorOf(answer.status, readErrorBody(answer)?.message ?? '', answer.retryAfterMs)
    },
  }
}

/** Refuses what no call could answer; the coordinates as the provider works with and echoes them: four decimals (11 m). */
export function placeQuery({ coordinates, key }: OneCallRequest): { lat: string; lon: string } {
  if (key.trim() === '') throw failed('key-missing', undefined, 'an API key is required')
  if (!isValidCoordinates(coordinates)) throw failed('bad-request', undefined, 'no such coordinates')
  return { lat: fourDecimals(coordinates.lat), lon: fourDecimals(coordinates.lon) }
}

/** The whole weather in one call. No language is sent: it would only translate words that we do not show. */
export function fetchOneCall3(
  client: OpenWeatherClient,
  request: OneCallRequest,
  signal?: AbortSignal,
): Promise<unknown> {
  const query = { ...placeQuery(request), units: 'metric', exclude: 'minutely' }
  return client.get('data/3.0/onecall', query, request.key, signal)
}

/** A mirror that plays recordings may send an error body with status 200: then `cod` reveals it. */
function readSuccess(answer: UpstreamAnswer): unknown {
  const body = parseJson(answer, provider)
  const error = parseErrorBody(body)
  if (error !== null && error.cod >= 400) throw errorOf(error.cod, error.message, answer.retryAfterMs)
  return body
}

function readErrorBody(answer: UpstreamAnswer) {
  try {
    return parseErrorBody(parseJson(answer, provider))
  } catch {
    return null // an HTML page from the edge: the status alone decides
  }
}

function errorOf(status: number, message: string, retryAfterMs: number | undefined): UpstreamError {
  return failed(kindOf(status, message), status, `answered ${status}`, retryAfterMs)
}

function kindOf(status: number, message: string): FailureKind {
  // Both a wrong key and a key without the One Call plan answer 401; only the message distinguishes them.
  if (status === 401) return /subscription/i.test(message) ? 'no-subscription' : 'key-invalid'
  if (status === 404) return 'no-data'
  if (status === 429) return 'quota'
  // 403 and 408 are the edge's, not the provider's: nothing is wrong with the request.
  if (status === 403 || status === 408 || status >= 500) return 'unavailable'
  if (status >= 400) return 'bad-request'
  return 'bad-answer'
}

function failed(kind: FailureKind, status: number | undefined, what: string, retryAfterMs?: number) {
  return new UpstreamError({ provider, kind, status }, `${provider}: ${what}`, retryAfterMs)
}
