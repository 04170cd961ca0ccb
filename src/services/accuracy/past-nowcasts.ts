import { nowcastLeads } from '../../domain/accuracy/score.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import { localDate, swissTime } from '../../domain/time/local-time.ts'
import { startNowcast } from '../../nowcast/nowcast.ts'
import type { QueuedRain, ScoredCases } from '../../ports/accuracy.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import { verifyNowcast } from './verify.ts'

const stepMinutes = 5
/** An hour of frames, as the radar's own runs use. */
const frameCount = 13
/** What counts as rain, mm/h. */
const wetMmh = 0.1

/** Radar frames of a world that knows its past. */
export type PastRain = {
  rows: number
  cols: number
  cellKm: number
  /** mm/h, row 0 is north. */
  frame(at: number): Float32Array
  /** null outside. */
  cellOf(coordinates: Coordinates): number | null
}

/** The site's own nowcast from one moment of the past, verified by the frames that followed. Takes a second. */
export function pastNowcast(rain: PastRain, stations: readonly Station[], fromAt: number): ScoredCases[] {
  const { rows, cols, cellKm } = rain
  const frames = Array.from({ length: frameCount }, (_, index) => {
    const at = fromAt - (frameCount - 1 - index) * stepMinutes * minuteMs
    return { rows, cols, cellKm, rateMmh: rain.frame(at) }
  })
  const sites = stations.flatMap((station) => {
    const cell = rain.cellOf(station.coordinates)
    return cell === null ? [] : [{ station: station.id, cell }]
  })
  const isWet = (frame: Float32Array | undefined, cell: number) => (frame?.[cell] ?? 0) >= wetMmh
  const newest = frames.at(-1)?.rateMmh
  const leadSteps = Math.max(...nowcastLeads) / stepMinutes
  const cases: ScoredCases[] = []
  for (const step of startNowcast(frames, { stepMinutes, leadSteps }).steps) {
    const { leadMinutes, rateMmh, probability } = step
    if (!nowcastLeads.some((lead) => lead === leadMinutes)) continue
    const validAt = fromAt + leadMinutes * minuteMs
    const came = rain.frame(validAt)
    const said = sites.map(
      ({ station, cell }): QueuedRain => ({
        station,
        isWet: isWet(rateMmh, cell),
        chancePercent: Math.round(100 * (probability['0.1'][cell] ?? 0)),
        wasWet: isWet(newest, cell),
      }),
    )
    const wet = new Map(sites.map(({ station, cell }) => [station, isWet(came, cell)]))
    cases.push(...verifyNowcast(said, leadMinutes, localDate(validAt, swissTime).slice(0, 7), wet))
  }
  return cases
}
