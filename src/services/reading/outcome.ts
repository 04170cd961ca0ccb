import { startDeadline } from '../../concurrency/start-deadline.ts'
import { type Failure, UpstreamError } from '../../domain/failure.ts'
import type { Missing, Outcome } from '../../domain/weather/reading.ts'
import type { Log } from '../../ports/platform.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import type { Cached } from '../../ports/storage.ts'
import { creditOf } from './modes.ts'

/** Any error as a failure; one that is not the upstream's is our own bug and logged as such. */
export function failureOf(error: unknown, provider: string, log: Log): Failure {
  if (error instanceof UpstreamError) return error.failure
  log.error({ provider, error: error instanceof Error ? error.message : String(error) }, 'unexpected failure')
  return { provider, kind: 'unavailable' }
}

/** The source has nothing for this place or moment. */
export const noData = ({ facts }: { facts: ProviderFacts }): Missing => ({
  data: null,
  failures: [{ provider: facts.id, kind: 'no-data' }],
})

/** No page waits longer for a source; its request goes on and fills the cache for the next visitor. */
export function withPatience<T>(provider: string, answer: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout
  const timeout = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new UpstreamError({ provider, kind: 'pending' }, `${provider}: too slow`))
    timer = startDeadline(giveUp, patienceMs)
  })
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}

/** Turns a cache result into a reading with its source, time and failures. */
export async function readingFrom<T>(
  cached: Promise<Cached<T>>,
  options: {
    source: { facts: ProviderFacts }
    observedAt: (value: T) => number | null
    patienceMs: number
    log: Log
  },
): Promise<Outcome<T>> {
  const { facts } = options.source
  try {
    const { value, fetchedAt, isStale, error } = await withPatience(facts.id, cached, options.patienceMs)
    return {
      data: value,
      source: creditOf(facts),
      observedAt: options.observedAt(value),
      fetchedAt,
      isStale,
      failures: error ? [failureOf(error, facts.id, options.log)] : [],
    }
  } catch (error) {
    return { data: null, failures: [failureOf(error, facts.id, options.log)] }
  }
}
