import pLimit from 'p-limit'
import { type Failure, UpstreamError } from '../../../domain/failure.ts'
import { encodeValues } from '../../../domain/rain/rate-codes.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import type { RadarFrameRef, RadarSource } from '../../../ports/sources.ts'
import { failureOf } from '../../reading/outcome.ts'
import { type KeptFrame, keptFrame } from '../kept-frame.ts'
import { pictureOf } from '../picture.ts'
import { ontoProductGrid } from '../product-grid.ts'
import { framesForNowcast, type RadarPart, type RadarRequest } from '../radar-parts.ts'

/** What every step of a run gets: what is known already, and where to send what is new. */
export type RadarRun = { request: RadarRequest; emit: (part: RadarPart) => void; clock: Clock; log: Log }
export type FrameReader = ReturnType<typeof createFrameReader>

const atOnce = 3

type ListedSource = {
  source: RadarSource
  refs: readonly RadarFrameRef[]
  /** With older frames only the source is not used. */
  oldestAt: number
}

/**
 * Reads the frames a source lists and we do not have. The source is announced with its first recent frame, not before:
 * an announcement makes the radar forget the frames of another source.
 */
export function createFrameReader(
  { source, refs, oldestAt }: ListedSource,
  { request, emit, log }: RadarRun,
) {
  const { facts, stepMinutes } = source
  const isSame = request.provider === facts.id
  const known = new Map(isSame ? request.frames.map((frame) => [frame.at, frame]) : [])
  const broken = new Set(isSame ? request.broken : [])
  const nowcastFrom = (refs.at(-1)?.at ?? 0) - (framesForNowcast - 1) * stepMinutes * minuteMs
  const wanted = refs.filter(({ at }) => !known.has(at) && !broken.has(at)).reverse()
  const kept = new Map<number, KeptFrame>()
  for (const frame of known.values()) if ('packed' in frame) kept.set(frame.at, frame)
  const seenAt = new Set(known.keys())
  let firstFailure: Failure | null = null
  let isAnnounced = false
  /** Until it is announced. */
  const heldBack: RadarPart[] = []

  function announce(): void {
    if (isAnnounced) return
    isAnnounced = true
    emit({ kind: 'source', facts, stepMinutes, listed: refs.map(({ at }) => at) })
    for (const part of heldBack) emit(part)
  }

  function pass(part: RadarPart): void {
    if (isAnnounced) emit(part)
    else heldBack.push(part)
  }

  async function read(ref: RadarFrameRef): Promise<void> {
    try {
      const frame = await source.fetchFrame(ref)
      const codes = encodeValues(frame.rateMmh, new Uint8Array(frame.rateMmh.length))
      const own = ref.at >= nowcastFrom ? keptFrame(ref.at, frame.grid, codes) : null
      if (own) kept.set(ref.at, own)
      const onProduct = ontoProductGrid(codes, frame.grid)
      const picture = pictureOf(onProduct, 'mm/h')
      if (ref.at >= oldestAt) announce()
      pass({ kind: 'measured', at: ref.at, kept: own, codes: onProduct, picture })
      seenAt.add(ref.at)
    } catch (error) {
      const failure = failureFrom(error, facts.id, log)
      firstFailure ??= failure
      emit({ kind: 'failure', of: 'radar', failure })
      if (failure.kind === 'bad-answer') pass({ kind: 'broken', at: ref.at })
    }
  }

  return {
    source,
    isSame,
    kept,
    /** Times of frames we have, from before or read now. */
    seenAt: seenAt as ReadonlySet<number>,
    failure: () => firstFailure,
    /** Those a nowcast needs. */
    async readNewest(): Promise<void> {
      if (seenAt.size > 0) announce()
      await pLimit(atOnce).map(
        wanted.filter(({ at }) => at >= nowcastFrom),
        read,
      )
    },
    async readOlder(): Promise<void> {
      await pLimit(atOnce).map(
        wanted.filter(({ at }) => at < nowcastFrom),
        read,
      )
    },
  }
}

/** Frames we reject are logged here; failed requests were logged by the HTTP client. */
export function failureFrom(error: unknown, provider: string, log: Log): Failure {
  if (error instanceof UpstreamError && error.failure.kind === 'bad-answer')
    log.warn({ provider }, error.message)
  return failureOf(error, provider, log)
}
