/**
 * What went wrong at an outside service. The kind selects the translated text; prose never travels. "pending": nothing
 * yet, the answer is still being made; "not-writable": what came cannot be kept, our own folder is missing, full or read-only.
 */
export const failureKinds = [
  'key-missing',
  'key-invalid',
  'no-subscription',
  'quota',
  'no-data',
  'bad-request',
  'bad-answer',
  'timeout',
  'unavailable',
  'not-writable',
  'pending',
] as const
export type FailureKind = (typeof failureKinds)[number]

export type Failure = {
  /** Provider id, e.g. "openweather". */
  provider: string
  kind: FailureKind
  /** HTTP status where there was an answer. */
  status?: number
  /** Of the network, where there was none: ENOTFOUND, ECONNREFUSED. */
  code?: string
}

/** Something is still answering, or being computed: after a start, or when the key has changed. */
export function isPending({ failures }: { failures: readonly Failure[] }): boolean {
  return failures.some(({ kind }) => kind === 'pending')
}

/** Why a page has nothing to show. */
export function failureOf({ failures }: { failures: readonly Failure[] }): FailureKind {
  return failures[0]?.kind ?? 'unavailable'
}

/** In place of what a page would show. */
export const failed = <const Kind extends string>(failure: Kind): { failure: Kind } => ({ failure })

/** Thrown by adapters. `message` is for the log and must never hold a secret or upstream prose. */
export class UpstreamError extends Error {
  readonly failure: Failure
  /** From Retry-After, where the upstream gave one. */
  readonly retryAfterMs: number | undefined

  constructor(failure: Failure, message: string, retryAfterMs?: number) {
    super(message)
    this.name = 'UpstreamError'
    this.failure = failure
    this.retryAfterMs = retryAfterMs
  }
}

/** Any error as a kind; one that is not the upstream's is our own. */
export function failureKindOf(error: unknown): FailureKind {
  if (error instanceof UpstreamError) return error.failure.kind
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && unwritable.has(code) ? 'not-writable' : 'unavailable'
}

/** What the kind leaves out, for the operator: the network's code, else the status. */
export function reasonOf(failure: Failure | undefined): string | null {
  return failure?.code ?? (failure?.status ? `HTTP ${failure.status}` : null)
}

/** Of the file system. */
const unwritable = new Set(['ENOENT', 'ENOTDIR', 'EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'])
