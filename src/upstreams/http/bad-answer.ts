import { UpstreamError } from '../../domain/failure.ts'

/** The provider answered, but not with what was to be expected. */
export function badAnswer(provider: string, what: string, status?: number): UpstreamError {
  return new UpstreamError(
    { provider, kind: 'bad-answer', ...(status === undefined ? {} : { status }) },
    `${provider}: ${what}`,
  )
}
