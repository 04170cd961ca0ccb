import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import { startDeadline } from '../../concurrency/start-deadline.ts'
import { untilAborted } from '../../concurrency/until-aborted.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { Clock, Fetch, Log } from '../../ports/platform.ts'
import { ExchangeError, exchange, type UpstreamAnswer } from './exchange.ts'

export type { UpstreamAnswer } from './exchange.ts'

/** What every adapter is given. `userAgent` identifies the site: the services' terms require a contact. */
export type Outside = { fetch: Fetch; clock: Clock; log: Log; userAgent: string }

export type UpstreamHttpOptions = Outside & {
  provider: string
  /**
   * For the whole answer: retries and body included, but not the time in our own queue, which is no fault of the
   * upstream's. 10 s: no page waits as long, but what comes later fills the cache.
   */
  timeoutMs?: number
  /** 4 MiB. */
  maxBytes?: number
  /** Retries after a broken connection or a 5xx answer; 1. */
  retries?: number
  /** 8; four times as many may wait. */
  maxConcurrent?: number
  /** Jitter, 0 to 1. */
  random?: () => number
  /** Query parameters whose values must not be logged even where an upstream repeats them in a path. */
  secretParameters?: readonly string[]
  /** The circuit opens after this many failures in a row (5) and lets one request through after this time (10 s). */
  breaker?: { failures: number; halfOpenAfterMs: number }
}

export type GetInit = {
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  maxBytes?: number
  /** Statuses that are no fault here: they are not logged as one. */
  expectedStatuses?: readonly number[]
  /** As in Exchange. A second try would repeat chunks: only for a client made with `retries: 0`. */
  onChunk?: (chunk: Uint8Array) => void
}

export type UpstreamHttp = {
  /**
   * Resolves for every HTTP status: what a status means is the adapter's business. Rejects with UpstreamError only:
   * "timeout", "unavailable" (no connection, circuit open, too many waiting), "bad-answer".
   */
  get(url: URL, init?: GetInit): Promise<UpstreamAnswer>
}

/** The one way out to an upstream: bounded in time, size, redirects, concurrency and retries. */
export function createUpstreamHttp(options: UpstreamHttpOptions): UpstreamHttp {
  const { provider, log, random = Math.random, maxConcurrent = 8 } = options
  const { failures, halfOpenAfterMs } = options.breaker ?? { failures: 5, halfOpenAfterMs: 10_000 }

  const breaker = circuitBreaker(
    handleWhen(countsAgainstUpstream).orWhenResult((result) => isAnswer(result) && result.status >= 500),
    { breaker: new ConsecutiveBreaker(failures), halfOpenAfter: halfOpenAfterMs },
  )
  breaker.onBreak(() => log.warn({ provider, circuit: 'open' }, 'upstream circuit opened'))
  breaker.onReset(() => log.info({ provider, circuit: 'closed' }, 'upstream circuit closed'))

  /** A visitor who leaves proves nothing, except that a trial in half-open state did not succeed. */
  function countsAgainstUpstream(error: unknown): boolean {
    if (!(error instanceof ExchangeError)) return false
    return error.nature !== 'caller' || breaker.state === CircuitState.HalfOpen
  }

  const again = retry(
    handleWhen((error) => error instanceof ExchangeError && error.nature === 'network').orWhenResult(
      // An upstream that sent a Retry-After is not called before then.
      (result) => isAnswer(result) && result.status >= 500 && result.retryAfterMs === undefined,
    ),
    {
      maxAttempts: options.retries ?? 1,
      backoff: new DelegateBackoff(({ attempt }) => attempt * (50 + random() * 100)),
    },
  )
  again.onRetry(({ attempt, delay }) =>
    log.debug({ provider, attempt, delayMs: delay }, 'retrying upstream request'),
  )
  const policy = wrap(again, breaker)
  /** Why the circuit is open: what is then not sent fails for the same reason. */
  let lastCode: string | undefined
  // Outside the time limit: what waits here has not been sent yet.
  const queue = bulkhead(maxConcurrent, maxConcurrent * 4)

  return {
    async get(url, init = {}) {
      const label = labelOf(url, options.secretParameters ?? [])
      const ask = async () => {
        const limit = createTimeLimit(provider, label, options.timeoutMs ?? 10_000, init.signal)
        const request = {
          provider,
          fetch: options.fetch,
          clock: options.clock,
          url,
          headers: { ...init.headers, 'user-agent': options.userAgent },
          maxBytes: init.maxBytes ?? options.maxBytes ?? 4 * 1024 * 1024,
          onChunk: init.onChunk,
          label,
        }
        const answer = policy.execute(({ signal }) => exchange({ ...request, signal }), limit.signal)
        return untilAborted(answer, limit.signal).finally(limit.clear)
      }
      const startedAt = options.clock()
      try {
        const answer = await untilAborted(queue.execute(ask, init.signal), init.signal)
        const { status, bytes } = answer
        const fields = { provider, url: label, status, bytes: bytes.length, ms: options.clock() - startedAt }
        lastCode = undefined
        const isExpected = init.expectedStatuses?.includes(status)
        if (status >= 400 && !isExpected) log.warn(fields, 'upstream answered with an error')
        else log.debug(fields, 'upstream answered')
        return answer
      } catch (error) {
        const failure = init.signal?.aborted
          ? givenUp(provider, label)
          : asUpstreamError(error, { provider, label, lastCode })
        const { kind, code } = failure.failure
        lastCode = code
        const fields = { provider, url: label, kind, ms: options.clock() - startedAt }
        // The opening of the circuit was the warning.
        log[error instanceof BrokenCircuitError ? 'debug' : 'warn'](fields, failure.message)
        throw failure
      }
    },
  }
}

/** Retry-After for a full queue, which is soon shorter. */
const queuePauseMs = 1000

const givenUp = (provider: string, label: string) =>
  new ExchangeError(provider, 'caller', 'timeout', `${label}: given up by the caller`)

function isAnswer(result: unknown): result is UpstreamAnswer {
  return typeof result === 'object' && result !== null && 'status' in result
}

function asUpstreamError(
  error: unknown,
  { provider, label, lastCode }: { provider: string; label: string; lastCode: string | undefined },
): UpstreamError {
  if (error instanceof UpstreamError) return error
  const unavailable = (why: string, retryAfterMs?: number, code?: string) =>
    new UpstreamError(
      { provider, kind: 'unavailable', ...(code && { code }) },
      `${label}: ${why}`,
      retryAfterMs,
    )
  if (error instanceof BrokenCircuitError)
    return unavailable('circuit open, no request sent', undefined, lastCode)
  if (error instanceof BulkheadRejectedError) return unavailable('too many requests waiting', queuePauseMs)
  return unavailable('request failed')
}

/** One signal for the caller's abort and our own deadline; its reason is the error to reject with. */
function createTimeLimit(
  provider: string,
  label: string,
  timeoutMs: number,
  caller: AbortSignal | undefined,
) {
  const controller = new AbortController()
  const onCaller = () => controller.abort(givenUp(provider, label))
  const giveUp = () => {
    const why = `${label}: no full answer within ${timeoutMs} ms`
    controller.abort(new ExchangeError(provider, 'deadline', 'timeout', why))
  }
  const timer = startDeadline(giveUp, timeoutMs)
  if (caller?.aborted) onCaller()
  else caller?.addEventListener('abort', onCaller, { once: true })
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onCaller)
    },
  }
}

/** Host and path: all that errors and log lines may say of an address. */
function labelOf(url: URL, secretParameters: readonly string[]): string {
  const label = `${url.host}${url.pathname}`
  return secretParameters
    .flatMap((name) => url.searchParams.getAll(name))
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), label)
}
