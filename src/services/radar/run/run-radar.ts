import type { Failure } from '../../../domain/failure.ts'
import { UpstreamError } from '../../../domain/failure.ts'
import { isHailSeason } from '../../../domain/rain/hail.ts'
import type { RadarGrid } from '../../../domain/rain/radar.ts'
import { encodeValues, unknownCode } from '../../../domain/rain/rate-codes.ts'
import { maximumAgeMs } from '../../../domain/staleness.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { CloudSource, HailSource, OuterSource, RadarSource } from '../../../ports/sources.ts'
import { creditOf } from '../../reading/modes.ts'
import { slotsUpTo } from '../older-sums.ts'
import { levelPicture, type Picture, pictureOf } from '../picture.ts'
import { ontoOuterGrid, outerGrid, productGrid } from '../product-grid.ts'
import type { RadarPart, RadarRequest } from '../radar-parts.ts'
import { reprojection } from '../reprojection.ts'
import { fetchHours } from './fetch-hours.ts'
import { createFrameReader, type FrameReader, failureFrom, type RadarRun } from './frame-reader.ts'
import { hailCells } from './hail-cells.ts'
import { nowcastParts } from './nowcast-parts.ts'
import { snowMap } from './snow-map.ts'

export type RadarSources = {
  /** In order of preference. */
  radar: readonly RadarSource[]
  clouds: CloudSource | null
  hail: HailSource | null
  /** Beyond the map of the frames. */
  outer: OuterSource | null
}

/**
 * A source whose newest frame is older is silent. Another one is asked before readings are too old to be current, but
 * not sooner: one failed request is not an outage.
 */
const longestSilenceMs = maximumAgeMs.radar - 5 * minuteMs
/**
 * For the return to a preferred source. With steps of 5 minutes its newest frame ages by 5 until the next one: one that
 * comes back within 15 does not pass 20 again, unless something happens. It must not be less: MeteoSwiss' newest
 * listed frame is 12 to 17 minutes old on a good day.
 */
const longestLagOnReturnMs = 15 * minuteMs
/** Clouds are soft: cells four times as wide, levels of 5 % (0 to 20). */
const cloudsCoarser = 4
const cloudPercentPerLevel = 5
const cloudGrid: RadarGrid = {
  ...productGrid,
  cellM: productGrid.cellM * cloudsCoarser,
  rows: productGrid.rows / cloudsCoarser,
  cols: productGrid.cols / cloudsCoarser,
}

/** Source → frames → nowcast → products: fetches what is new and sends each part. */
export async function runRadar(
  sources: RadarSources,
  request: RadarRequest,
  emit: (part: RadarPart) => void,
  setting: Pick<RadarRun, 'clock' | 'log'>,
): Promise<void> {
  const run = { request, emit, ...setting }
  const reader = await chooseSource(sources, run)
  const { source, isSame, kept } = reader
  const { facts, stepMinutes } = source
  const newestKept = Math.max(0, ...kept.keys())
  if (newestKept > 0 && !(isSame && newestKept === request.nowcastFromAt)) {
    try {
      // A nowcast needs much memory itself.
      await source.rest?.()
      for (const part of nowcastParts(kept, newestKept, source, request.ahead)) emit(part)
    } catch (error) {
      emit({ kind: 'failure', of: 'nowcast', failure: failureFrom(error, 'nowcast', setting.log) })
    }
  }
  await reader.readOlder()
  updateSnow(run)
  if (sources.clouds) await updateClouds(sources.clouds, run)
  if (sources.outer) await updateOuter(sources.outer, run)
  if (sources.hail) await updateHail(sources.hail, run)
  const coveredSlots = new Set([
    ...request.coveredAt,
    ...[...reader.seenAt].flatMap((at) => slotsUpTo(at, stepMinutes)),
  ])
  if (reader.seenAt.size === 0) return
  const span = { newestAt: Math.max(...reader.seenAt), coveredSlots }
  await fetchHours(source, creditOf(facts), span, run)
}

/**
 * In order of preference. Those preferred to the source in use must be punctual; if the one in use is silent as well,
 * they are asked again, and any frame will do that is not stale.
 */
function turnsOf(radar: RadarSources['radar'], providerInUse: string | null) {
  const inUse = Math.max(
    0,
    radar.findIndex(({ facts }) => facts.id === providerInUse),
  )
  const preferred = radar.slice(0, inUse)
  return [
    ...preferred.map((source) => ({ source, longestAgeMs: longestLagOnReturnMs })),
    ...[...radar.slice(inUse), ...preferred].map((source) => ({
      source,
      longestAgeMs: longestSilenceMs,
    })),
  ]
}

/** The first source with a recent frame that can be read: a list of unreadable files does not count. */
async function chooseSource({ radar }: RadarSources, run: RadarRun): Promise<FrameReader> {
  const { request, emit, clock, log } = run
  let first: Failure | null = null
  for (const { source, longestAgeMs } of turnsOf(radar, request.provider)) {
    const provider = source.facts.id
    const oldestAt = clock() - longestAgeMs
    try {
      const refs = await source.listFrames()
      if ((refs.at(-1)?.at ?? 0) < oldestAt)
        throw new UpstreamError({ provider, kind: 'no-data' }, `${provider}: no recent frame listed`)
      const reader = createFrameReader({ source, refs, oldestAt }, run)
      await reader.readNewest()
      if (Math.max(0, ...reader.seenAt) >= oldestAt) return reader
      throw new UpstreamError(
        reader.failure() ?? { provider, kind: 'no-data' },
        `${provider}: no recent frame can be read`,
      )
    } catch (error) {
      const failure = failureFrom(error, provider, log)
      first ??= failure
      emit({ kind: 'failure', of: 'radar', failure })
      const newestKnown = Math.max(0, ...request.frames.map(({ at }) => at))
      if (request.provider === provider && clock() - newestKnown < longestSilenceMs) break
    }
  }
  throw new UpstreamError(first ?? { provider: 'radar', kind: 'no-data' }, 'no radar source answers')
}

/** Each of a few full hours again: the next run of the forecast says something else, and thermometers are read every ten minutes. */
function updateSnow({ request: { air }, emit }: RadarRun): void {
  if ('failure' in air) {
    emit({ kind: 'failure', of: 'snow', failure: air.failure })
    return
  }
  for (const hour of air.hours) {
    const snow = snowMap(hour)
    if (snow)
      emit({
        kind: 'snow',
        at: hour.at,
        snow,
        picture: levelPicture(productGrid.cols, productGrid.rows, snow),
      })
  }
}

/** The newest first, as of the wider picture: an hour that is missing does not hide another one. */
async function updateClouds(source: CloudSource, { request, emit, log }: RadarRun): Promise<void> {
  const fail = (error: unknown) =>
    emit({ kind: 'failure', of: 'clouds', failure: failureFrom(error, source.facts.id, log) })
  try {
    const refs = await source.listFrames()
    const wanted = refs.filter(({ at }) => !request.cloudsAt.includes(at)).reverse()
    for (const ref of wanted) {
      try {
        const { at, grid, percent } = await source.fetchFrame(ref)
        emit({ kind: 'clouds', at, picture: cloudPicture(grid, percent), source: creditOf(source.facts) })
      } catch (error) {
        fail(error)
      }
    }
  } catch (error) {
    fail(error)
  }
}

function cloudPicture(grid: RadarGrid, percent: Uint8Array): Picture {
  const levels = Uint8Array.from(reprojection(grid, cloudGrid), (cell) => {
    const value = cell < 0 ? unknownCode : (percent[cell] as number)
    return value === unknownCode ? unknownCode : Math.round(value / cloudPercentPerLevel)
  })
  return levelPicture(cloudGrid.cols, cloudGrid.rows, levels)
}

/** Newest first: whoever looks at the map looks at now. Those that cannot be read are asked for again in the next run. */
async function updateOuter(source: OuterSource, { request, emit, log }: RadarRun): Promise<void> {
  const fail = (error: unknown) =>
    emit({ kind: 'failure', of: 'outer', failure: failureFrom(error, source.facts.id, log) })
  try {
    const refs = await source.listFrames()
    const wanted = refs.filter(({ at }) => !request.outerAt.includes(at)).reverse()
    for (const ref of wanted) {
      try {
        const { at, grid, rateMmh } = await source.fetchFrame(ref)
        const codes = ontoOuterGrid(encodeValues(rateMmh, new Uint8Array(rateMmh.length)), grid)
        emit({
          kind: 'outer',
          at,
          codes,
          picture: pictureOf(codes, 'mm/h', outerGrid),
          source: creditOf(source.facts),
        })
      } catch (error) {
        fail(error)
      }
    }
  } catch (error) {
    fail(error)
  }
}

/** Only the newest picture counts: hail is here or gone within minutes. */
async function updateHail(source: HailSource, { request, emit, clock, log }: RadarRun): Promise<void> {
  if (!isHailSeason(clock())) return
  try {
    const newest = (await source.listFrames()).at(-1)
    if (!newest || newest.at === request.hailAt) return
    const { at, grid, percent } = await source.fetchFrame(newest)
    emit({ kind: 'hail', at, cells: hailCells(grid, percent), source: creditOf(source.facts) })
  } catch (error) {
    emit({ kind: 'failure', of: 'hail', failure: failureFrom(error, source.facts.id, log) })
  }
}
