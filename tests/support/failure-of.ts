import { UpstreamError } from '../../src/domain/failure.ts'

/** How a call failed; a call that did not, or in another way, fails the test. */
export async function failureOf(promise: Promise<unknown>): Promise<UpstreamError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof UpstreamError)) throw new Error(`expected an UpstreamError, got ${error}`)
  return error
}
