import { UpstreamError } from '../../../domain/failure.ts'
import type { RadarHour } from '../../../domain/rain/radar.ts'
import { dayMs, hourMs } from '../../../domain/time/durations.ts'
import type { Source } from '../../../domain/weather/reading.ts'
import type { RadarSource } from '../../../ports/sources.ts'
import { hundredthsOf, slotsUpTo, unknownHundredths } from '../older-sums.ts'
import { productCells, reprojectionToProduct } from '../product-grid.ts'
import type { RadarRun } from './frame-reader.ts'

const windowMs = dayMs
/** Lists lag behind; an hour not listed this long after its end will never be. */
const latestMs = hourMs

/** Sums of the clock hours of the last day that neither frames nor older sums cover whole, newest first. */
export async function fetchHours(
  { hours, facts }: RadarSource,
  source: Source,
  { newestAt, coveredSlots }: { newestAt: number; coveredSlots: ReadonlySet<number> },
  { request, emit, clock, log }: RadarRun,
): Promise<void> {
  const wanted = hours ? uncoveredHours(newestAt, coveredSlots, request.hoursWithout) : []
  const [newest, oldest] = [wanted[0], wanted.at(-1)]
  if (!hours || newest === undefined || oldest === undefined) return
  const giveUp = (endAt: number) =>
    emit({ kind: 'hour', startAt: endAt - hourMs, hundredthsMm: null, source })
  try {
    const refs = new Map((await hours.list(oldest, newest)).map((ref) => [ref.at, ref]))
    for (const endAt of wanted) {
      const ref = refs.get(endAt)
      if (ref) {
        const hour = await hours.fetch(ref).catch(nullWhereItWillNotMend)
        if (hour) emit({ kind: 'hour', startAt: hour.startAt, hundredthsMm: onProductGrid(hour), source })
        else giveUp(endAt)
      } else if (clock() - endAt > latestMs) giveUp(endAt)
    }
  } catch (error) {
    // Totals record what they cover, and the next run continues from here.
    const reason = error instanceof Error ? error.message : String(error)
    log.info({ provider: facts.id, reason }, 'radar: no hourly sums for now')
  }
}

/** Ends of clock hours, newest first. */
function uncoveredHours(
  newestAt: number,
  coveredSlots: ReadonlySet<number>,
  without: readonly number[],
): number[] {
  const oldestAt = newestAt - windowMs
  const ends: number[] = []
  for (let endAt = Math.floor(newestAt / hourMs) * hourMs; endAt > oldestAt; endAt -= hourMs) {
    const isCovered = slotsUpTo(endAt, 60).every((slot) => slot <= oldestAt || coveredSlots.has(slot))
    if (!isCovered && !without.includes(endAt - hourMs)) ends.push(endAt)
  }
  return ends
}

function nullWhereItWillNotMend(error: unknown): null {
  if (error instanceof UpstreamError && /^(bad-answer|no-data)$/.test(error.failure.kind)) return null
  throw error
}

function onProductGrid({ grid, sumMm }: RadarHour): Uint16Array {
  const cells = reprojectionToProduct(grid)
  const out = new Uint16Array(productCells)
  for (let i = 0; i < out.length; i++) {
    const cell = cells[i] as number
    out[i] = cell < 0 ? unknownHundredths : hundredthsOf(sumMm[cell] as number)
  }
  return out
}
