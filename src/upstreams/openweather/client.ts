import { type FailureKind, UpstreamError } from '../../domain/failure.ts'
import { isValidCoordinates } from '../../domain/place/coordinates.ts'
import type { WeatherRequest } from '../../ports/sources.ts'
import { parseJson, type UpstreamAnswer, type UpstreamHttp } from '../http/upstream-http.ts'
import { parseErrorBody } from './schema.ts'

export const provider = 'openweather'

/** All the wire needs to know of a request. */
export type OneCallRequest = Pick<WeatherRequest, 'coordinates' | 'key'>

/** A full body has about 25 kB; alerts of a bad day may add some. */
const maxBytes = 1024 * 1024

/** Answers with the body of a success. No language is asked for: it would only translate words that we do not show. */
export async function fetchOneCall(
  http: UpstreamHttp,
  baseUrl: URL,
  request: OneCallRequest,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (request.key.trim() === '') throw failed('key-missing', undefined, 'an API key is required')
  if (!isValidCoordinates(request.coordinates)) throw failed('bad-request', undefined, 'no such coordinates')
  const answer = await http.get(oneCallUrl(baseUrl, request), { signal, maxBytes })
  if (answer.status >= 200 && answer.status < 300) return readSuccess(answer)
  throw errorOf(answer.status, readErrorBody(answer)?.message ?? '', answer.retryAfterMs)
}

export function oneCallUrl(baseUrl: URL, { coordinates, key }: OneCallRequest): URL {
  const url = new URL(`${baseUrl.origin}${baseUrl.pathname.replace(/(?<!\/)\/+$/, '')}/data/3.0/onecall`)
  // Four decimals (11 m) are what the provider works with and echoes.
  url.searchParams.set('lat', fourDecimals(coordinates.lat))
  url.searchParams.set('lon', fourDecimals(coordinates.lon))
  url.searchParams.set('appid', key.trim())
  url.searchParams.set('units', 'metric')
  url.searchParams.set('exclude', 'minutely')
  return url
}

const fourDecimals = (degrees: number): string => String(Number(degrees.toFixed(4)) + 0)

/** A mirror that plays recordings may answer an error body with status 200: then `cod` tells. */
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
  // Both a wrong key and a key without the One Call plan answer 401; only the prose tells them apart.
  if (status === 401) return /subscription/i.test(message) ? 'no-subscription' : 'key-invalid'
  if (status === 404) return 'no-data'
  if (status === 429) return 'quota'
  // 403 and 408 are the edge's, not the provider's: nothing is wrong with what we asked.
  if (status === 403 || status === 408 || status >= 500) return 'unavailable'
  if (status >= 400) return 'bad-request'
  return 'bad-answer'
}

function failed(kind: FailureKind, status: number | undefined, what: string, retryAfterMs?: number) {
  return new UpstreamError({ provider, kind, status }, `${provider}: ${what}`, retryAfterMs)
}
