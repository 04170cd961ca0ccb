import { setImmediate as nextTurn } from 'node:timers/promises'
import { nowcastLeads } from '../../domain/accuracy/score.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { addDays, localDate, swissTime } from '../../domain/time/local-time.ts'
import { monthBefore } from '../../domain/time/months.ts'
import type { AccuracyStore } from '../../ports/accuracy.ts'
import type { LocalForecasts, Measurements, Station } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { RainSample } from '../radar/show/rain-samples.ts'
import { createForecastQueue } from './queue-forecasts.ts'
import type { StationForecasts } from './station-forecasts.ts'
import { verifyDay, verifyNowcast } from './verify.ts'
import { createWindowWatch } from './watch-windows.ts'

/** Nowcasts of every half hour are kept: those between are nearly the same cases. */
const nowcastEveryMs = 30 * minuteMs
/** A nowcast that is older when it is first seen was not the one people saw. */
const freshMs = 20 * minuteMs
/** Measured frames are at hand for two hours: a nowcast whose frame has not come by then is never verified. */
const longestWaitMs = 100 * minuteMs
/** The last values of a day may come late. */
const dayEndsAfterMs = hourMs
/** Kept longer than the longest lead. */
const daysKept = 10
/** The current month and the twelve before it. */
export const monthsKept = 12

export type RainSampler = (
  sites: readonly Coordinates[],
  everyMs: number,
) => Promise<{ nowAt: number; samples: RainSample[] } | null>

/** What is collected, and where it is kept. */
export type Collected = {
  store: AccuracyStore
  forecasts: Pick<LocalForecasts, 'current'>
  /** Forecasts that are requested place by place. */
  fetched: () => Promise<StationForecasts | null>
  measurements: Pick<Measurements, 'current' | 'stations'>
  rain: RainSampler
}

/** Keeps forecasts and measurements, and verifies what has come true; every step may be repeated. */
export function createCollector(options: Collected & { clock: Clock; log: Log }) {
  const { store, clock } = options
  const windows = createWindowWatch({ store })
  const seenAt = new Map<string, number>()
  let nowcastAt = 0
  let forgotOn = ''

  async function addMeasured(): Promise<void> {
    const fresh = options.measurements
      .current()
      .filter(({ station, values }) => values.measuredAt > (seenAt.get(station.id) ?? 0))
    await store.addMeasured(
      fresh.map(({ station, values: { measuredAt, temperatureC, precipitation10MinMm } }) => ({
        station: station.id,
        // The ten minutes that end at midnight belong to the day that ends there.
        day: localDate(measuredAt - 1, swissTime),
        measuredAt,
        temperature: tenths(temperatureC),
        rain: tenths(precipitation10MinMm),
      })),
    )
    windows.take(fresh)
    for (const { station, values } of fresh) seenAt.set(station.id, values.measuredAt)
  }

  async function settleDays(): Promise<void> {
    const byId = stationsById()
    if (byId.size === 0) return
    for (const due of await store.dueDays(localDate(clock() - dayEndsAfterMs, swissTime))) {
      const station = byId.get(due.station)
      await store.settleDay(due, (queued, measured) => (station ? verifyDay(station, queued, measured) : []))
      await nextTurn()
    }
  }

  async function verifyNowcasts(): Promise<void> {
    const stations = options.measurements.stations()
    const rain = await options.rain(
      stations.map(({ coordinates }) => coordinates),
      nowcastEveryMs,
    )
    if (!rain || rain.nowAt === nowcastAt) return
    for (const due of await store.waitingNowcasts()) {
      const at = due.fromAt + due.leadMinutes * minuteMs
      const frame = rain.samples.find((one) => one.at === at && !one.isPredicted)
      if (!frame && rain.nowAt - at < longestWaitMs) continue
      const wet = new Map(
        stations.flatMap(({ id }, index) => {
          const isWet = frame?.wet[index] ?? null
          return isWet === null ? [] : [[id, isWet] as const]
        }),
      )
      const month = localDate(at, swissTime).slice(0, 7)
      await store.settleNowcast(due, (sites) => verifyNowcast(sites, due.leadMinutes, month, wet))
    }
    if (clock() - rain.nowAt < freshMs) await store.queueNowcasts(nowcastsOf(stations, rain))
    nowcastAt = rain.nowAt
  }

  async function forgetOld(): Promise<void> {
    const today = localDate(clock(), swissTime)
    if (forgotOn === today) return
    await store.forget({ day: addDays(today, -daysKept), month: monthBefore(today, monthsKept) })
    forgotOn = today
  }

  const stationsById = () => new Map(options.measurements.stations().map((station) => [station.id, station]))

  const queueForecasts = createForecastQueue({ ...options, windows })
  const settleWindows = () => windows.settle(clock())
  const steps = { addMeasured, queueForecasts, settleDays, settleWindows, verifyNowcasts, forgetOld }
  return async (): Promise<void> => {
    // A step that fails, because the store is away say, leaves the others their turn.
    for (const [step, run] of Object.entries(steps)) {
      try {
        await run()
      } catch (error) {
        options.log.warn({ step, error: String(error) }, 'accuracy: tried again in a minute')
      }
    }
  }
}

function nowcastsOf(
  stations: readonly Station[],
  { nowAt, samples }: { nowAt: number; samples: RainSample[] },
) {
  const now = samples.find(({ at, isPredicted }) => at === nowAt && !isPredicted)
  if (!now) return []
  return nowcastLeads.flatMap((leadMinutes) => {
    const ahead = samples.find(({ at, isPredicted }) => at === nowAt + leadMinutes * minuteMs && isPredicted)
    if (!ahead) return []
    const sites = stations.flatMap(({ id }, index) => {
      const [wasWet, isWet, chancePercent] = [now.wet[index], ahead.wet[index], ahead.chancePercent[index]]
      if (wasWet == null || isWet == null || chancePercent == null) return []
      return [{ station: id, isWet, chancePercent, wasWet }]
    })
    return sites.length === 0 ? [] : [{ fromAt: nowAt, leadMinutes, sites }]
  })
}

const tenths = (value: number | null) => (value === null ? null : Math.round(10 * value))
