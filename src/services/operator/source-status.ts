import { type FailureKind, reasonOf } from '../../domain/failure.ts'
import type { Outcome, Source } from '../../domain/weather/reading.ts'
import type { BackgroundStatus } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { type Served, served } from '../../ports/sources.ts'

export type SourceStatus = {
  serves: Served
  source: Source
  /** Time of the newest values, epoch ms; null if there are none or none are dated. */
  observedAt: number | null
  /** Last good response, epoch ms; null if none yet. */
  fetchedAt: number | null
  /** Past the age at which the pages mark it as old. */
  isOld: boolean
  /** Why the last attempt failed; null when it did not. */
  failure: FailureKind | null
  /** More on it for the operator: the network's code or the status. */
  reason?: string | null
}

/** Of everything that is in use, or of some. */
export type GetSourceStatus = (wanted?: readonly Served[]) => Promise<SourceStatus[]>

/** The reading that pages show, or how a source in the background is doing; null while it is not in use. */
export type ReadSource = () => Promise<Outcome<unknown> | BackgroundStatus | null>

/** Read from the data the pages use, so it cannot differ from them. */
export function createSourceStatus(options: {
  read: Record<Served, ReadSource>
  /** The provider, where there is no reading that names it, by the id of one that failed; past which age its values are old. */
  providerOf: (what: Served, failed: string | null) => Promise<{ source: Source; oldAfterMs: number }>
  clock: Clock
}): GetSourceStatus {
  async function statusOf(serves: Served): Promise<SourceStatus[]> {
    const answer = await options.read[serves]()
    if (answer === null) return []
    const failed = 'failures' in answer ? (answer.failures[0]?.provider ?? null) : null
    const { source, oldAfterMs } = await options.providerOf(serves, failed)
    const status = 'failures' in answer ? ofReading(answer) : answer
    const at = status.observedAt ?? status.fetchedAt
    const isOld = at !== null && options.clock() - at > oldAfterMs
    return [{ serves, source, ...status, isOld }]
  }
  return async (wanted = served) => (await Promise.all(wanted.map(statusOf))).flat()
}

function ofReading(outcome: Outcome<unknown>): BackgroundStatus & { source?: Source } {
  const [first] = outcome.failures
  const why = { failure: first?.kind ?? null, reason: reasonOf(first) }
  if (outcome.data === null) return { observedAt: null, fetchedAt: null, ...why }
  const { source, observedAt, fetchedAt } = outcome
  return { source, observedAt, fetchedAt, ...why }
}

/** For sources whose own time says nothing about how fresh our copy is: our last fetch counts. */
export const undated = <T>(outcome: Outcome<T>): Outcome<T> =>
  outcome.data === null ? outcome : { ...outcome, observedAt: null }

/** In seconds; null where there is none. */
export type DataAges = Partial<Record<Served, number | null>>

/** Fetched whether or not anybody visits: asked often by monitoring, they cost no further request. */
const followed: readonly Served[] = ['radar', 'warnings', 'local-forecasts', 'measurements']

export function createDataAges(getSourceStatus: GetSourceStatus, clock: Clock): () => Promise<DataAges> {
  return async () => {
    const rows = await getSourceStatus(followed)
    return Object.fromEntries(
      followed.map((what) => {
        const row = rows.find(({ serves }) => serves === what)
        const at = row?.observedAt ?? row?.fetchedAt ?? null
        return [what, at && (clock() - at) / 1000]
      }),
    )
  }
}
