import { untilAborted } from '../../concurrency/until-aborted.ts'
import { type FailureKind, UpstreamError } from '../../domain/failure.ts'
import type { Clock, Fetch } from '../../ports/platform.ts'
import { parseRetryAfter } from './retry-after.ts'

export type UpstreamAnswer = {
  status: number
  /** As sent; empty where the upstream names none. */
  contentType: string
  bytes: Uint8Array
  /** The body in the charset the content type names, else UTF-8. */
  text(): string
  retryAfterMs: number | undefined
  /** Its length was announced, or it came in chunks: otherwise a connection that breaks looks like the end of the body. */
  isEndMarked: boolean
  /** null where the upstream did not send it. */
  header(name: string): string | null
}

/**
 * What went wrong with one exchange. "network" may be tried again; "content" and "deadline" would go wrong the
 * same way again; "caller" means that the caller aborted.
 */
export class ExchangeError extends UpstreamError {
  readonly nature: 'network' | 'content' | 'deadline' | 'caller'

  constructor(
    provider: string,
    nature: ExchangeError['nature'],
    kind: FailureKind,
    message: string,
    code: string | null = null,
  ) {
    super({ provider, kind, ...(code && { code }) }, message)
    this.nature = nature
  }
}

export type Exchange = {
  provider: string
  fetch: Fetch
  clock: Clock
  url: URL
  headers: Record<string, string>
  maxBytes: number
  /** Takes the body of a success as it arrives, for files too large to hold; `bytes` of the answer is then empty. */
  onChunk?: ((chunk: Uint8Array) => void) | undefined
  /** Aborted with an ExchangeError, which is then what the exchange rejects with. */
  signal: AbortSignal
  /** Host and path, without anything secret: what errors may say. */
  label: string
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])
const maxRedirects = 3

/** One GET, with its redirects, to the last byte of the body. Rejects with ExchangeError, or with what `onChunk` throws. */
export async function exchange(x: Exchange): Promise<UpstreamAnswer> {
  let url = x.url
  for (let redirects = 0; ; redirects++) {
    const response = await request(x, url)
    const location = response.headers.get('location')
    if (!redirectStatuses.has(response.status) || location === null) return await readAnswer(x, response)
    discard(response)
    if (redirects === maxRedirects) throw refused(x, 'too many redirects')
    url = redirectTarget(x, url, location)
  }
}

async function request(x: Exchange, url: URL): Promise<Response> {
  try {
    const init: RequestInit = { headers: x.headers, redirect: 'manual', signal: x.signal }
    return await untilAborted(x.fetch(url.href, init), x.signal, discard)
  } catch (error) {
    throw explain(x, error, 'unavailable')
  }
}

/** Same host, or the same name on https: a redirect must not send our server elsewhere, nor a key over plain http. */
function redirectTarget(x: Exchange, from: URL, location: string): URL {
  const to = URL.parse(location, from)
  const isSameHost = to !== null && to.protocol === from.protocol && to.host === from.host
  const isUpgrade =
    to !== null && from.protocol === 'http:' && to.protocol === 'https:' && to.hostname === from.hostname
  if (to === null || !(isSameHost || isUpgrade)) throw refused(x, 'redirected elsewhere')
  return to
}

async function readAnswer(x: Exchange, response: Response): Promise<UpstreamAnswer> {
  const contentType = response.headers.get('content-type') ?? ''
  const bytes = await readBody(x, response)
  return {
    status: response.status,
    contentType,
    bytes,
    text: () => decode(bytes, contentType),
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), x.clock()),
    isEndMarked: ['content-length', 'transfer-encoding'].some((name) => response.headers.has(name)),
    header: (name) => response.headers.get(name),
  }
}

/** The body while it arrives, given up as soon as it passes the limit (counted after decompression). */
async function readBody(x: Exchange, response: Response): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array(0)
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader()
  const chunks: Uint8Array[] = []
  const take = response.ok ? x.onChunk : undefined
  let length = 0
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), x.signal)
      if (done) break
      length += value.byteLength
      if (length > x.maxBytes) throw refused(x, `more than ${x.maxBytes} bytes`)
      if (take) take(value)
      else chunks.push(value)
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    if (error instanceof UpstreamError) throw error
    throw explain(x, error, 'bad-answer')
  }
  if (take) return new Uint8Array(0)
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

function decode(bytes: Uint8Array, contentType: string): string {
  const charset = /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function discard(response: Response): void {
  response.body?.cancel().catch(() => undefined)
}

const refused = (x: Exchange, what: string) =>
  new ExchangeError(x.provider, 'content', 'bad-answer', `${x.label}: ${what}`)

/** The platform's error in our words: its own message may quote the address with its query. */
function explain(x: Exchange, error: unknown, kindIfBroken: FailureKind): ExchangeError {
  if (error instanceof ExchangeError) return error
  if (x.signal.aborted && x.signal.reason instanceof ExchangeError) return x.signal.reason
  const code = errorCode(error)
  const ofKind = (kind: FailureKind) =>
    new ExchangeError(x.provider, 'network', kind, `${x.label}: ${code ?? 'connection failed'}`, code)
  if (code === null) return ofKind(kindIfBroken)
  if (/_TIMEOUT$|^ETIMEDOUT$/.test(code)) return ofKind('timeout')
  const isGarbage = code.startsWith('HPE_') || code === 'UND_ERR_HEADERS_OVERFLOW'
  return ofKind(isGarbage ? 'bad-answer' : kindIfBroken)
}

/** ECONNREFUSED, ENOTFOUND, UND_ERR_SOCKET …: codes are made of capitals, so no address can hide in one. */
function errorCode(error: unknown): string | null {
  for (let e: unknown = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    const code = (e as { code?: unknown }).code
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code)) return code
    if (e.name === 'HTTPParserError') return 'HPE_NOT_HTTP' // undici leaves the code of some of these empty
  }
  return null
}
