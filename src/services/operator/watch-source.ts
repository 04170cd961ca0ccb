import { type FailureKind, failureKindOf, reasonOf, UpstreamError } from '../../domain/failure.ts'
import type { BackgroundStatus } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'

/** Remembers how the last call ended, for sources called too rarely for a reading to show it. */
export function watchSource<S extends object>(
  source: S,
  clock: Clock,
): { source: S; last: () => BackgroundStatus } {
  let fetchedAt: number | null = null
  let failure: FailureKind | null = null
  let reason: string | null = null

  async function watched(answer: Promise<unknown>, signal?: AbortSignal): Promise<unknown> {
    try {
      const value = await answer
      fetchedAt = clock()
      failure = null
      reason = null
      return value
    } catch (error) {
      // An aborted call says nothing about the source.
      if (!signal?.aborted) {
        failure = failureKindOf(error)
        reason = reasonOf(error instanceof UpstreamError ? error.failure : undefined)
      }
      throw error
    }
  }

  const members = Object.entries(source).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member]
    const call = (...given: unknown[]) => {
      const answer: unknown = member(...given)
      const signal = given.find((one) => one instanceof AbortSignal)
      return answer instanceof Promise ? watched(answer, signal) : answer
    }
    return [name, call]
  })
  return {
    source: Object.fromEntries(members),
    last: () => ({ observedAt: null, fetchedAt, failure, reason }),
  }
}
