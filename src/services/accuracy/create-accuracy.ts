import { setTimeout as delay } from 'node:timers/promises'
import { type ChanceFigure, type Figures, figuresOf } from '../../domain/accuracy/figures.ts'
import { leadDays, nowcastLeads } from '../../domain/accuracy/score.ts'
import { addSums, noSums } from '../../domain/accuracy/sums.ts'
import type { Place } from '../../domain/place/place.ts'
import { localDate } from '../../domain/time/local-time.ts'
import { chooseStation } from '../../domain/weather/measuring-station.ts'
import type { Source } from '../../domain/weather/reading.ts'
import type { AccuracyStore, LeadSums } from '../../ports/accuracy.ts'
import type { LocalForecasts, Measurements, Station } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { climateStations } from '../../reference/climate-normals.ts'
import { creditOf, type Mode } from '../modes.ts'
import { withPatience } from '../outcome.ts'
import { createCollector, monthBefore, monthsKept, type RainSampler } from './collect.ts'
import { createPast, type PastNowcasts, type PastOf } from './past.ts'
import {
  climatologySource,
  forecastSource,
  minutesOfDays,
  nowcastSource,
  persistenceSource,
  swissTime,
} from './verify.ts'

const tickMs = 60_000
/** How long after this process was killed another takes over. */
const leaseMs = 3 * tickMs
/** A page waits so long for a past that is being worked out. */
const pastPatienceMs = 700

/** From the beginning of last month, or of the month a year ago. */
export const accuracyPeriods = ['recent', 'year'] as const
export type AccuracyPeriod = (typeof accuracyPeriods)[number]

export type LeadFigures = {
  lead: number
  forecast: Figures
  persistence: Figures
  /** null where no normals are comparable, and for the nowcast. */
  climatology: Figures | null
}

export type AccuracyReport = {
  /** Who forecast and measured. */
  source: Source
  /** null: the stations with normals of their own, over all of Switzerland. */
  station: Station | null
  /** How many stations the figures are of. */
  stationCount: number
  /** YYYY-MM; null without a case. */
  months: { first: string; last: string } | null
  /** By days ahead. */
  days: LeadFigures[]
  /** Chances of all days ahead together: one lead alone would take months to fill its bins. */
  reliability: ChanceFigure
  /** By minutes ahead. */
  nowcast: LeadFigures[]
  /** Stations still being worked out; null where none is. */
  progress: { done: number; of: number } | null
  /** Figures will be others in a moment. */
  isWorking: boolean
}

/** Tomorrow's forecast at one station. */
export type StationFigures = { station: Station; forecast: Figures; persistence: Figures }

/** The station that stands for a place, and tomorrow's forecast there; null before it is known. */
export type NearFigures = { station: Station; distanceKm: number; tomorrow: Figures | null }

/** 'off': open data is not in use. */
type Outcome = { report: AccuracyReport } | { missing: 'off' | 'unknown-station' | 'unavailable' }

/** No call waits longer for the store than a page may. */
export type Accuracy = {
  /** Of all stations where `stationId` is null. */
  report(stationId: string | null, period: AccuracyPeriod): Promise<Outcome>
  /** Every station with a case, by name. */
  stations(period: AccuracyPeriod): Promise<StationFigures[]>
  /** All that may be chosen, by name. */
  choices(): Promise<Station[]>
  /** null where no station is comparable. */
  near(place: Pick<Place, 'coordinates' | 'elevationM'>): Promise<NearFigures | null>
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
export function createAccuracy(o: {
  worlds: Record<Mode, World>
  rain: RainSampler
  /** null while open data is not in use. */
  mode: () => Promise<Mode | null>
  /** This process, among those that share the store. */
  holder: string
  clock: Clock
  log: Log
}): Accuracy {
  const worldOf = (world: World) => ({
    ...world,
    collect: createCollector({ ...world, rain: o.rain, clock: o.clock, log: o.log }),
    past:
      world.past &&
      createPast({
        ...{ store: world.store, clock: o.clock, log: o.log },
        ...{ pastOf: world.past.days, nowcasts: world.past.nowcasts },
      }),
  })
  const worlds = { live: worldOf(o.worlds.live), demo: worldOf(o.worlds.demo) }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isStopping = false

  async function current() {
    const mode = await o.mode()
    return mode && worlds[mode]
  }

  async function tick(): Promise<void> {
    try {
      const world = await current()
      if (world && (await world.store.holdLease('accuracy', o.holder, leaseMs))) await world.collect()
    } catch (error) {
      o.log.warn({ error: String(error) }, 'accuracy: nothing collected this minute')
    }
  }

  function wake(): void {
    running = tick().finally(() => {
      running = null
      if (!isStopping) timer = setTimeout(wake, tickMs).unref()
    })
  }

  /** A store that fails or is slow costs a page its figures, and no more. */
  async function patiently<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await withPatience('accuracy', read())
    } catch (error) {
      o.log.warn({ error: String(error) }, 'accuracy: no figures for a page')
      return otherwise
    }
  }

  const fromMonth = (period: AccuracyPeriod) =>
    monthBefore(localDate(o.clock(), swissTime), period === 'recent' ? 1 : monthsKept)

  return {
    report: (stationId, period) =>
      patiently<Outcome>(
        async () => {
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
          const wanted = { fromMonth: fromMonth(period), stations: chosen.map(({ id }) => id) }
          const sums = [
            ...(await world.store.byLead({ ...wanted, leads: leadDays.map(minutesOfDays) })),
            // Nowcasts have no normals to be compared with: every station counts.
            ...(await world.store.byLead({
              ...(station ? wanted : { fromMonth: wanted.fromMonth }),
              leads: nowcastLeads,
            })),
          ]
          const firsts = sums.map(({ firstMonth }) => firstMonth).sort()
          const lasts = sums.map(({ lastMonth }) => lastMonth).sort()
          const [first, last] = [firsts[0], lasts.at(-1)]
          const stationCount = Math.max(
            0,
            ...sums.filter(({ source }) => source === forecastSource).map((one) => one.stationCount),
          )
          // What has been added since the figures were read does not count among them.
          const progress =
            worked && worked.done < worked.of
              ? { done: Math.min(stationCount, worked.of), of: worked.of }
              : null
          const report = {
            source: creditOf(world.measurements.facts, world.past !== null),
            station,
            stationCount,
            months: first && last ? { first, last } : null,
            days: leadDays.map((lead) => leadFigures(sums, lead, minutesOfDays(lead), forecastSource)),
            reliability: figuresOf(
              sums
                .filter(({ source }) => source === forecastSource)
                .reduce((total, one) => addSums(total, one.sums), noSums()),
            ).chance,
            nowcast: nowcastLeads.map((lead) => leadFigures(sums, lead, lead, nowcastSource)),
            progress,
            isWorking: progress !== null || hasNowcastsToCome,
          }
          return { report }
        },
        { missing: 'unavailable' },
      ),

    stations: (period) =>
      patiently(async () => {
        const world = await current()
        if (!world) return []
        const rows = await world.store.byStation({
          fromMonth: fromMonth(period),
          leads: [minutesOfDays(1)],
        })
        const figuresAt = (id: string, source: string) =>
          figuresOf(rows.find((row) => row.station === id && row.source === source)?.sums ?? noSums())
        const known = new Set(rows.map(({ station }) => station))
        return byName(world.measurements.stations())
          .filter(({ id }) => known.has(id))
          .map((station) => ({
            station,
            forecast: figuresAt(station.id, forecastSource),
            persistence: figuresAt(station.id, persistenceSource),
          }))
      }, []),

    choices: () => patiently(async () => byName((await current())?.measurements.stations() ?? []), []),

    near: (place) =>
      patiently(async () => {
        const world = await current()
        const found = world && chooseStation(place, world.measurements.stations())
        if (!found) return null
        const { site: station, distanceKm } = found
        world.past?.want([station])
        const [sums] = (
          await world.store.byLead({
            fromMonth: fromMonth('recent'),
            stations: [station.id],
            leads: [minutesOfDays(1)],
          })
        ).filter(({ source }) => source === forecastSource)
        return { station, distanceKm, tomorrow: sums ? figuresOf(sums.sums) : null }
      }, null),

    start: wake,
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Where every reference exists, so that all have the same cases; they are spread over the regions and heights. */
const normalCodes = new Set(climateStations.map(({ code }) => code))

const byName = (stations: readonly Station[]) =>
  stations.toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))

function leadFigures(
  sums: readonly LeadSums[],
  lead: number,
  minutes: number,
  forecast: string,
): LeadFigures {
  const of = (source: string) => {
    const found = sums.find((one) => one.leadMinutes === minutes && one.source === source)
    return found ? figuresOf(found.sums) : null
  }
  return {
    lead,
    forecast: of(forecast) ?? figuresOf(noSums()),
    persistence: of(persistenceSource) ?? figuresOf(noSums()),
    climatology: of(climatologySource),
  }
}
