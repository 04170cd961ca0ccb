import type { Failure } from '../../../domain/failure.ts'

/** The radar's first pictures are still being made: after a start, or when the key has changed. */
export function isPending(outcome: { data: unknown; failures: readonly Failure[] }): boolean {
  return outcome.data === null && outcome.failures.some(({ kind }) => kind === 'pending')
}
