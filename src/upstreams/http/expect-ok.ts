import { type FailureKind, UpstreamError } from '../../domain/failure.ts'
import type { UpstreamAnswer } from './exchange.ts'

/** For upstreams without error bodies of their own: the status alone says what went wrong. */
export function expectOk(answer: UpstreamAnswer, provider: string): UpstreamAnswer {
  const { status, retryAfterMs } = answer
  if (status >= 200 && status < 300) return answer
  throw new UpstreamError(
    { provider, kind: kindOfStatus(status), status },
    `${provider}: status ${status}`,
    retryAfterMs,
  )
}

function kindOfStatus(status: number): FailureKind {
  if (status === 429) return 'quota'
  if (status === 404 || status === 410) return 'no-data'
  if (status === 400 || status === 406 || status === 422) return 'bad-request'
  return 'unavailable'
}
