import type { Failure } from '../../../domain/failure.ts'

/** The radar's first images or its first forecast are being computed: after a start, or when the key has changed. */
export function isPending({ failures }: { failures: readonly Failure[] }): boolean {
  return failures.some(({ kind }) => kind === 'pending')
}
