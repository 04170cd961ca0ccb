import { countChance, noSums } from '../../domain/accuracy/sums.ts'
import { needRecord } from '../../domain/plan/needs.ts'
import { planDays } from '../../domain/plan/windows.ts'
import { hourMs, tenMinutesMs } from '../../domain/time/durations.ts'
import { localDate, swissTime } from '../../domain/time/local-time.ts'
import { comingHours } from '../../domain/weather/coming-hours.ts'
import { rainPieces } from '../../domain/weather/rain-pieces.ts'
import type { HourlyWeather } from '../../domain/weather/weather.ts'
import type { AccuracyStore, ScoredCases } from '../../ports/accuracy.ts'
import type { Station, StationValues } from '../../ports/local-forecasts.ts'

/** Whose cases are times that the planner calls dry. */
export const plannerSource = 'planner'
/** Of today and tomorrow, all together. */
export const plannerLead = 0
const daysWatched = 2
/** The last values of a window may come late. */
const settledAfterMs = hourMs
/** Of ten-minute values, so many may be missing. */
const mostMissing = 1

const dry = { need: 'dry', criteria: needRecord('dry').criteria } as const

type Watched = {
  station: string
  runAt: number
  startAt: number
  endAt: number
  surePercent: number
  seen: Set<number>
  /** Of each hour, in mm. */
  hours: number[]
}

/**
 * Follows the times that the planner calls dry until they are over: did every hour stay as dry as promised? They wait in
 * memory: a restart forgets them, whatever the weather, and so favours neither answer.
 */
export function createWindowWatch(options: { store: Pick<AccuracyStore, 'add'> }) {
  let waiting: Watched[] = []

  return {
    /** The planner's windows of one station, from a forecast run. */
    name(station: Station, hourly: readonly HourlyWeather[], { runAt, now }: { runAt: number; now: number }) {
      const pieces = rainPieces(hourly, null, now)
      const hours = comingHours(hourly, { current: null, ahead: null, pieces, now, timeZone: swissTime })
      const days = planDays(hours, {
        ...dry,
        coordinates: station.coordinates,
        timeZone: swissTime,
        warnings: [],
        issuedAt: runAt,
        now,
        isSnowless: false,
        avalanche: null,
      })
      for (const { best } of days.slice(0, daysWatched)) {
        if (!best) continue
        const { startAt, endAt, surePercent } = best
        const named = { station: station.id, runAt, startAt }
        // The store was away when the morning's forecasts were to be kept: they come again.
        if (
          waiting.some(
            (one) => one.station === named.station && one.runAt === runAt && one.startAt === startAt,
          )
        )
          continue
        const hoursOf = Array.from({ length: best.hours }, () => 0)
        waiting.push({ ...named, endAt, surePercent, seen: new Set(), hours: hoursOf })
      }
    },
    take(measured: readonly { station: Station; values: StationValues }[]) {
      for (const { station, values } of measured) {
        // A value is of the ten minutes that end then.
        const startAt = values.measuredAt - tenMinutesMs
        for (const one of waiting) {
          if (one.station !== station.id || startAt < one.startAt || startAt >= one.endAt) continue
          if (values.precipitation10MinMm === null || one.seen.has(startAt)) continue
          one.seen.add(startAt)
          const hour = Math.floor((startAt - one.startAt) / hourMs)
          one.hours[hour] = (one.hours[hour] ?? 0) + values.precipitation10MinMm
        }
      }
    },
    async settle(now: number) {
      const over = waiting.filter(({ endAt }) => endAt + settledAfterMs <= now)
      if (over.length === 0) return
      waiting = waiting.filter((one) => !over.includes(one))
      await options.store.add(over.flatMap(scored))
    },
  }
}

/** Nothing of a window measured with gaps. */
function scored({ station, startAt, surePercent, seen, hours }: Watched): ScoredCases[] {
  if (seen.size < hours.length * (hourMs / tenMinutesMs) - mostMissing) return []
  const sums = noSums()
  const isWet = hours.some((mm) => Math.round(10 * mm) > Math.round(10 * dry.criteria.amountMm))
  countChance(sums, 100 - surePercent, isWet)
  const month = localDate(startAt, swissTime).slice(0, 7)
  return [{ station, source: plannerSource, leadMinutes: plannerLead, month, sums }]
}

export type WindowWatch = ReturnType<typeof createWindowWatch>
