import { climatology } from '../../domain/accuracy/climatology.ts'
import { type MeasuredDay, persistence, scoreDay, scoreRain, truthOf } from '../../domain/accuracy/score.ts'
import { tenMinutesMs } from '../../domain/time/durations.ts'
import { addDays, startOfLocalDay, swissTime } from '../../domain/time/local-time.ts'
import type { QueuedDay, QueuedRain, ScoredCases } from '../../ports/accuracy.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import { climateStations } from '../../reference/climate-normals.ts'

export const forecastSource = 'meteoswiss-forecast'
export const nowcastSource = 'nowcast'
/** Persistence: the day or moment of issue repeats itself. Climatology: what is usual on the day. */
export type Reference = 'persistence' | 'climatology'
/** A reference covers the same cases as the forecast it is compared with; another source may not have them. */
export const referenceSource = (reference: Reference, source: string): string =>
  source === forecastSource || source === nowcastSource ? reference : `${source} ${reference}`

const dayMinutes = 1440
export const minutesOfDays = (days: number) => days * dayMinutes

/** Ten-minute values in a local day: 144, or 138 and 150 when the clocks change. */
const tensOf = (day: string) =>
  (startOfLocalDay(addDays(day, 1), swissTime) - startOfLocalDay(day, swissTime)) / tenMinutesMs

/**
 * Forecasts of one day at one station against what was measured, along with the references. A forecast counts only where
 * its day of issue was measured too, so that it and persistence have the same cases.
 */
export function verifyDay(
  station: Station,
  queued: readonly QueuedDay[],
  measured: ReadonlyMap<string, MeasuredDay>,
): ScoredCases[] {
  const usual = climatology(station, climateStations)
  return queued.flatMap((forecast) => {
    const { day, leadDays, source } = forecast
    const issued = addDays(day, -leadDays)
    const truth = truthOf(measured.get(day), tensOf(day))
    const asBefore = persistence(truthOf(measured.get(issued), tensOf(issued)))
    if (!asBefore) return []
    const all = [
      { source, sums: scoreDay(forecast, truth) },
      { source: referenceSource('persistence', source), sums: scoreDay(asBefore, truth) },
      ...(usual
        ? [{ source: referenceSource('climatology', source), sums: scoreDay(usual(day), truth) }]
        : []),
    ]
    const of = { station: station.id, leadMinutes: minutesOfDays(leadDays), month: day.slice(0, 7) }
    return all.flatMap(({ source, sums }) => (sums === null ? [] : [{ ...of, source, sums }]))
  })
}

/** A nowcast at its stations against the frame it was for. `wet` by station; a station not seen is left out. */
export function verifyNowcast(
  sites: readonly QueuedRain[],
  leadMinutes: number,
  month: string,
  wet: ReadonlyMap<string, boolean>,
): ScoredCases[] {
  return sites.flatMap(({ station, isWet, chancePercent, wasWet }) => {
    const came = wet.get(station)
    if (came === undefined) return []
    const asBefore = { isWet: wasWet, chancePercent: wasWet ? 100 : 0 }
    const of = { station, leadMinutes, month }
    return [
      { ...of, source: nowcastSource, sums: scoreRain({ isWet, chancePercent }, came) },
      { ...of, source: referenceSource('persistence', nowcastSource), sums: scoreRain(asBefore, came) },
    ]
  })
}
