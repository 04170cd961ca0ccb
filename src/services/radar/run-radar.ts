import type { Failure } from '../../domain/failure.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { RadarFrame } from '../../domain/rain/radar.ts'
import { encodeValues } from '../../domain/rain/rate-codes.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { CloudSource, RadarFrameRef, RadarSource } from '../../ports/sources.ts'
import { creditOf } from '../modes.ts'
import { cloudPicture } from './cloud-picture.ts'
import { fetchHours } from './fetch-hours.ts'
import { framesForNowcast, nowcastParts } from './nowcast-parts.ts'
import { slotsUpTo } from './older-sums.ts'
import { observedPhases, snowEverywhere } from './phase-map.ts'
import { levelPicture, pictureOf } from './picture.ts'
import { ontoProductGrid, productGrid, reprojectionToProduct } from './product-grid.ts'
import type { KeptFrame, RadarPart, RadarRequest } from './radar-parts.ts'

export type RadarSources = {
  /** In order of preference. */
  radar: readonly { source: RadarSource; isDemo: boolean }[]
  /** Tells snow from rain; asked only for that, unless it is the radar too. */
  snow: RadarSource | null
  clouds: CloudSource | null
}

const minuteMs = 60_000
/** A source whose newest frame is older has nothing to show. */
const longestSilenceMs = 30 * minuteMs
/** The sources take turns no sooner: one failed request is no outage. */
const patienceMs = 15 * minuteMs
const atOnce = 3
const phaseLifeMs = 10 * minuteMs
/** Clouds change slowly, and each picture costs a dozen requests. */
const cloudStepMs = 30 * minuteMs

type Setting = { clock: Clock; log: Log }

/** Source → frames → nowcast → products: fetches what is new and hands over whatever comes of it. */
export async function runRadar(
  sources: RadarSources,
  request: RadarRequest,
  emit: (part: RadarPart) => void,
  setting: Setting,
): Promise<void> {
  const { source, isDemo, refs } = await chooseSource(sources, request, emit, setting)
  const { facts, stepMinutes } = source
  emit({ kind: 'source', facts, isDemo, stepMinutes, listed: refs.map(({ at }) => at) })

  const isSame = request.provider === facts.id
  const known = new Map(isSame ? request.frames.map((frame) => [frame.at, frame]) : [])
  const broken = new Set(isSame ? request.broken : [])
  const newestAt = refs.at(-1)?.at ?? 0
  const nowcastFrom = newestAt - (framesForNowcast - 1) * stepMinutes * minuteMs
  const kept = new Map<number, KeptFrame>()
  for (const frame of known.values()) if ('codes' in frame) kept.set(frame.at, frame)
  const seenAt = new Set(known.keys())
  let withSnow: RadarFrame | null = null

  const read = async (ref: RadarFrameRef): Promise<void> => {
    try {
      const frame = await source.fetchFrame(ref)
      if (frame.snow && (!withSnow || frame.at > withSnow.at)) withSnow = frame
      const codes = encodeValues(frame.rateMmh, new Uint8Array(frame.rateMmh.length))
      const own = ref.at >= nowcastFrom ? { at: ref.at, grid: frame.grid, codes } : null
      if (own) kept.set(ref.at, own)
      const onProduct = ontoProductGrid(codes, frame.grid)
      emit({
        kind: 'measured',
        at: ref.at,
        kept: own,
        codes: onProduct,
        picture: pictureOf(onProduct, 'mm/h'),
      })
      seenAt.add(ref.at)
    } catch (error) {
      const failure = failureFrom(error, facts.id, setting.log)
      emit({ kind: 'failure', of: 'radar', failure })
      if (failure.kind === 'bad-answer') emit({ kind: 'broken', at: ref.at })
    }
  }
  const wanted = refs.filter(({ at }) => !known.has(at) && !broken.has(at)).reverse()
  await inTurns(
    wanted.filter(({ at }) => at >= nowcastFrom),
    read,
  )

  const newestKept = Math.max(0, ...kept.keys())
  if (newestKept > 0 && !(isSame && newestKept === request.nowcastFromAt)) {
    try {
      for (const part of nowcastParts(kept, newestKept, stepMinutes)) emit(part)
    } catch (error) {
      emit({ kind: 'failure', of: 'nowcast', failure: failureFrom(error, 'nowcast', setting.log) })
    }
  }
  await inTurns(
    wanted.filter(({ at }) => at < nowcastFrom),
    read,
  )
  if (sources.snow) await updatePhase(sources.snow, withSnow, request, emit, setting)
  if (sources.clouds) await updateClouds(sources.clouds, request, emit, setting)
  const coveredSlots = new Set([
    ...request.coveredAt,
    ...[...seenAt].flatMap((at) => slotsUpTo(at, stepMinutes)),
  ])
  if (seenAt.size === 0) return
  const span = { newestAt: Math.max(...seenAt), coveredSlots }
  await fetchHours(source, creditOf(facts, isDemo), request, span, emit, setting)
}

async function chooseSource(
  { radar }: RadarSources,
  request: RadarRequest,
  emit: (part: RadarPart) => void,
  { clock, log }: Setting,
) {
  let first: Failure | null = null
  for (const { source, isDemo } of radar) {
    try {
      const refs = await source.listFrames()
      const newest = refs.at(-1)?.at ?? 0
      if (clock() - newest <= longestSilenceMs) return { source, isDemo, refs }
      throw new UpstreamError({ provider: source.facts.id, kind: 'no-data' }, 'no recent frame listed')
    } catch (error) {
      const failure = failureFrom(error, source.facts.id, log)
      first ??= failure
      emit({ kind: 'failure', of: 'radar', failure })
      const newestKnown = Math.max(0, ...request.frames.map(({ at }) => at))
      if (request.provider === source.facts.id && clock() - newestKnown < patienceMs) break
    }
  }
  throw new UpstreamError(first ?? { provider: 'radar', kind: 'no-data' }, 'no radar source answers')
}

async function updatePhase(
  source: RadarSource,
  atHand: RadarFrame | null,
  request: RadarRequest,
  emit: (part: RadarPart) => void,
  { clock, log }: Setting,
): Promise<void> {
  if (request.phaseAt !== null && clock() - request.phaseAt < phaseLifeMs) return
  try {
    const newest = atHand ? null : (await source.listFrames()).at(-1)
    if (newest && newest.at === request.phaseAt) return
    const frame = atHand ?? (newest ? await source.fetchFrame(newest) : null)
    if (!frame?.snow) return
    const cells = reprojectionToProduct(frame.grid)
    const snow = snowEverywhere(observedPhases(cells, frame.rateMmh, frame.snow))
    const picture = snow && levelPicture(productGrid.cols, productGrid.rows, snow)
    emit({ kind: 'phase', at: frame.at, snow, picture })
  } catch (error) {
    emit({ kind: 'failure', of: 'snow', failure: failureFrom(error, source.facts.id, log) })
  }
}

async function updateClouds(
  source: CloudSource,
  request: RadarRequest,
  emit: (part: RadarPart) => void,
  { log }: Setting,
): Promise<void> {
  try {
    const refs = await source.listFrames()
    if (refs.length === 0) {
      emit({ kind: 'failure', of: 'clouds', failure: { provider: source.facts.id, kind: 'no-data' } })
    }
    const wanted = refs.filter(({ at }) => at % cloudStepMs === 0 && !request.cloudsAt.includes(at))
    for (const ref of wanted.reverse()) {
      const { at, grid, percent } = await source.fetchFrame(ref)
      emit({ kind: 'clouds', at, picture: cloudPicture(grid, percent) })
    }
  } catch (error) {
    emit({ kind: 'failure', of: 'clouds', failure: failureFrom(error, source.facts.id, log) })
  }
}

/** Each in order, a few at once. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function failureFrom(error: unknown, provider: string, log: Log): Failure {
  if (error instanceof UpstreamError) return error.failure
  log.error(
    { provider, error: error instanceof Error ? error.message : String(error) },
    'radar: unexpected failure',
  )
  return { provider, kind: 'unavailable' }
}
