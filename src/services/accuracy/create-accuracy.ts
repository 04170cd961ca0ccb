import { setTimeout as delay } from 'node:timers/promises'
import { type Figures, figuresOf } from '../../domain/accuracy/figures.ts'
import { leadDays, nowcastLeads } from '../../domain/accuracy/score.ts'
import { noSums } from '../../domain/accuracy/sums.ts'
import type { Place } from '../../domain/place/place.ts'
import { localDate, swissTime } from '../../domain/time/local-time.ts'
import { chooseStation } from '../../domain/weather/measuring-station.ts'
import type { AccuracyCounts, AccuracyStore } from '../../ports/accuracy.ts'
import type { LocalForecasts, Measurements, Station } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import { databasePatienceMs } from '../database-patience.ts'
import { creditOf, type Mode } from '../modes.ts'
import { withPatience } from '../outcome.ts'
import { createRepeating } from '../repeat.ts'
import { createCollector, monthBefore, monthsKept, type RainSampler } from './collect.ts'
import { normalCodes } from './normal-stations.ts'
import { createPast, type PastNowcasts, type PastOf } from './past.ts'
import { type AccuracyReport, figuresFrom } from './report.ts'
import type { StationForecasts } from './station-forecasts.ts'
import { minutesOfDays, nowcastSource, referenceSource } from './verify.ts'

const tickMs = 60_000
/** How long after this process was killed another takes over. */
const leaseMs = 3 * tickMs
/** A page waits so long for a past that is being worked out. */
const pastPatienceMs = 700
/** Every page of the tables is looked at. */
const countedForMs = 5 * tickMs

/** From the beginning of last month, or of the month a year ago. */
export const accuracyPeriods = ['recent', 'year'] as const
export type AccuracyPeriod = (typeof accuracyPeriods)[number]

/** `forecaster`: the id of a source of forecasts; null: the one in use. */
export type AccuracyWanted = { period: AccuracyPeriod; forecaster: string | null }

/** Tomorrow's forecast at one station. */
export type StationFigures = { station: Station; forecast: Figures; persistence: Figures }

/** The station that stands for a place, and tomorrow's forecast there; null before it is known. */
export type NearFigures = { station: Station; distanceKm: number; tomorrow: Figures | null }

/** 'off': there is no key yet. */
type Outcome = { report: AccuracyReport } | { missing: 'off' | 'unknown-station' | 'unavailable' }

/** No call waits longer for the store than a page may. */
export type Accuracy = {
  /** Of all stations where `stationId` is null. */
  report(stationId: string | null, wanted: AccuracyWanted): Promise<Outcome>
  /** Every station with a case, by name. */
  stations(wanted: AccuracyWanted): Promise<StationFigures[]>
  /** All that may be chosen, by name. */
  choices(): Promise<Station[]>
  /** null where no station is comparable. */
  near(place: Pick<Place, 'coordinates' | 'elevationM'>): Promise<NearFigures | null>
  /** For the operator. */
  counts(): Promise<AccuracyCounts>
  start(): void
  stop(): Promise<void>
}

type World = {
  store: AccuracyStore
  forecasts: Pick<LocalForecasts, 'current'>
  measurements: Pick<Measurements, 'facts' | 'current' | 'stations'>
  /** Of a world that knows it. */
  past: { days: PastOf; nowcasts: PastNowcasts } | null
}

/** What the site forecast against what came. One of the processes that share a store collects for all. */
export function createAccuracy(options: {
  worlds: Record<Mode, World>
  /** Forecasts that are requested place by place. */
  fetched: () => Promise<StationForecasts | null>
  rain: RainSampler
  /** Every source whose forecasts may have been kept. */
  forecasters: readonly ProviderFacts[]
  /** Whose forecasts Swiss places show; null without a key. */
  inUse: () => Promise<{ mode: Mode; forecasterId: string } | null>
  /** This process, among those that share the store. */
  holder: string
  patienceMs: number
  clock: Clock
  log: Log
}): Accuracy {
  const { fetched, rain, clock, log } = options
  const worldOf = (world: World) => ({
    ...world,
    collect: createCollector({ ...world, fetched, rain, knowsPast: world.past !== null, clock, log }),
    past:
      world.past &&
      createPast({
        store: world.store,
        clock,
        log,
        pastOf: world.past.days,
        nowcasts: world.past.nowcasts,
      }),
  })
  const worlds = { live: worldOf(options.worlds.live), demo: worldOf(options.worlds.demo) }
  let counted: { store: AccuracyStore; at: number; counts: AccuracyCounts } | null = null

  async function current() {
    const used = await options.inUse()
    if (!used) return null
    const isUsed = ({ id }: ProviderFacts) => id === used.forecasterId
    const others = options.forecasters.filter((one) => !isUsed(one))
    return { ...worlds[used.mode], forecasters: [...options.forecasters.filter(isUsed), ...others] }
  }

  async function tick(): Promise<void> {
    try {
      const world = await current()
      if (world && (await world.store.holdLease('accuracy', options.holder, leaseMs))) await world.collect()
    } catch (error) {
      log.warn({ error: String(error) }, 'accuracy: nothing collected this minute')
    }
  }

  const repeating = createRepeating(tick, tickMs)

  /** A store that fails or is slow costs a page its figures, and no more. */
  async function patiently<T>(
    read: () => Promise<T>,
    otherwise: T,
    patienceMs = options.patienceMs,
  ): Promise<T> {
    try {
      return await withPatience('accuracy', read(), patienceMs)
    } catch (error) {
      log.warn({ error: String(error) }, 'accuracy: no figures for a page')
      return otherwise
    }
  }

  const fromMonth = (period: AccuracyPeriod) =>
    monthBefore(localDate(clock(), swissTime), period === 'recent' ? 1 : monthsKept)

  async function readReport(stationId: string | null, wanted: AccuracyWanted): Promise<Outcome> {
    const world = await current()
    if (!world) return { missing: 'off' }
    const all = world.measurements.stations()
    const station = all.find(({ id }) => id === stationId) ?? null
    if (stationId !== null && station === null) return { missing: 'unknown-station' }
    const chosen = station ? [station] : all.filter(({ id }) => normalCodes.has(id))
    if (world.past && world.past.want(chosen).done < chosen.length)
      await Promise.race([world.past.settled(), delay(pastPatienceMs)])
    const worked = world.past?.want(chosen) ?? null
    const hasNowcastsToCome = world.past?.wantNowcasts(all) ?? false
    const rows = { fromMonth: fromMonth(wanted.period), stations: chosen.map(({ id }) => id) }
    const sums = [
      ...(await world.store.byLead({ ...rows, leads: leadDays.map(minutesOfDays) })),
      // Nowcasts have no normals to be compared with: every station counts.
      ...(await world.store.byLead({
        ...(station ? rows : { fromMonth: rows.fromMonth }),
        leads: nowcastLeads,
      })),
    ]
    const figures = figuresFrom(sums, world.forecasters, wanted.forecaster)
    // What has been added since the figures were read does not count among them.
    const progress =
      worked && worked.done < worked.of
        ? { done: Math.min(figures.stationCount, worked.of), of: worked.of }
        : null
    const isDemo = world.past !== null
    return {
      report: {
        source: creditOf(world.measurements.facts, isDemo),
        station,
        ...figures,
        forecaster: creditOf(figures.forecaster, isDemo),
        progress,
        isWorking: progress !== null || hasNowcastsToCome,
      },
    }
  }

  return {
    report: (stationId, wanted) =>
      patiently<Outcome>(() => readReport(stationId, wanted), { missing: 'unavailable' }),

    stations: ({ period, forecaster }) =>
      patiently(async () => {
        const world = await current()
        const source = forecaster ?? world?.forecasters[0]?.id
        if (!world || !source) return []
        const rows = await world.store.byStation({
          fromMonth: fromMonth(period),
          leads: [minutesOfDays(1)],
        })
        const figuresAt = (id: string, name: string) =>
          figuresOf(rows.find((row) => row.station === id && row.source === name)?.sums ?? noSums())
        const known = new Set(rows.filter((row) => row.source === source).map(({ station }) => station))
        return byName(world.measurements.stations())
          .filter(({ id }) => known.has(id))
          .map((station) => ({
            station,
            forecast: figuresAt(station.id, source),
            persistence: figuresAt(station.id, referenceSource('persistence', source)),
          }))
      }, []),

    choices: () => patiently(async () => byName((await current())?.measurements.stations() ?? []), []),

    near: (place) =>
      patiently(
        async () => {
          const world = await current()
          const found = world && chooseStation(place, world.measurements.stations())
          if (!found) return null
          const { site: station, distanceKm } = found
          world.past?.want([station])
          const sums = await world.store.byLead({
            fromMonth: fromMonth('recent'),
            stations: [station.id],
            leads: [minutesOfDays(1)],
          })
          const own = sums.find(({ source }) => source === world.forecasters[0]?.id)
          return { station, distanceKm, tomorrow: own ? figuresOf(own.sums) : null }
          // Beside a place's weather: not worth waiting for.
        },
        null,
        databasePatienceMs,
      ),

    counts: async () => {
      const { store } = (await current()) ?? worlds.live
      if (counted?.store === store && clock() - counted.at < countedForMs) return counted.counts
      const counts = await store.counts([...options.forecasters.map(({ id }) => id), nowcastSource])
      counted = { store, at: clock(), counts }
      return counts
    },

    start: repeating.start,
    stop: repeating.stop,
  }
}

const byName = (stations: readonly Station[]) =>
  stations.toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))
