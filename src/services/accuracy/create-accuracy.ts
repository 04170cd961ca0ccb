import { type Figures, figuresOf } from '../../domain/accuracy/figures.ts'
import { leadDays, nowcastLeads } from '../../domain/accuracy/score.ts'
import { noSums } from '../../domain/accuracy/sums.ts'
import type { Place } from '../../domain/place/place.ts'
import { localDate, swissTime } from '../../domain/time/local-time.ts'
import { monthBefore } from '../../domain/time/months.ts'
import { chooseStation } from '../../domain/weather/measuring-station.ts'
import type { AccuracyFigures } from '../../ports/accuracy.ts'
import type { Measurements, Station } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import { databasePatienceMs } from '../operator/database-patience.ts'
import { creditOf } from '../reading/modes.ts'
import { withPatience } from '../reading/outcome.ts'
import { monthsKept } from './collect.ts'
import { normalCodes } from './normal-stations.ts'
import { type AccuracyReport, figuresFrom } from './report.ts'
import { minutesOfDays, referenceSource } from './verify.ts'
import { plannerLead } from './watch-windows.ts'

/** From the beginning of last month, or of the month a year ago. */
export const accuracyPeriods = ['recent', 'year'] as const
export type AccuracyPeriod = (typeof accuracyPeriods)[number]

/** `forecaster`: the id of a source of forecasts; null: the one in use. */
export type AccuracyWanted = { period: AccuracyPeriod; forecaster: string | null }

/** Tomorrow's forecast at one station. */
export type StationFigures = { station: Station; forecast: Figures; persistence: Figures }

/** The station that represents a place, and tomorrow's forecast there; null before it is known. */
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
}

/** What figures there are, and of whom. */
export type AccuracySource = {
  figures: AccuracyFigures
  /** Where they were measured. */
  measurements: Pick<Measurements, 'facts' | 'stations'>
  /** The one in use first. */
  forecasters: readonly ProviderFacts[]
}

/** What the site forecast against what came. */
export function createAccuracy(options: {
  /** null without a key. */
  source: () => Promise<AccuracySource | null>
  patienceMs: number
  clock: Clock
  log: Log
}): Accuracy {
  const { clock, log } = options

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
    const source = await options.source()
    if (!source) return { missing: 'off' }
    const { figures, measurements, forecasters } = source
    const all = measurements.stations()
    const station = all.find(({ id }) => id === stationId) ?? null
    if (stationId !== null && station === null) return { missing: 'unknown-station' }
    const chosen = station ? [station] : all.filter(({ id }) => normalCodes.has(id))
    const rows = { fromMonth: fromMonth(wanted.period), stations: chosen.map(({ id }) => id) }
    const sums = [
      ...(await figures.byLead({ ...rows, leads: [plannerLead, ...leadDays.map(minutesOfDays)] })),
      // Nowcasts have no normals to be compared with: every station counts.
      ...(await figures.byLead({
        ...(station ? rows : { fromMonth: rows.fromMonth }),
        leads: nowcastLeads,
      })),
    ]
    const found = figuresFrom(sums, forecasters, wanted.forecaster)
    return {
      report: {
        source: creditOf(measurements.facts),
        station,
        ...found,
        forecaster: creditOf(found.forecaster),
      },
    }
  }

  return {
    report: (stationId, wanted) =>
      patiently<Outcome>(() => readReport(stationId, wanted), { missing: 'unavailable' }),

    stations: ({ period, forecaster }) =>
      patiently(async () => {
        const found = await options.source()
        const source = forecaster ?? found?.forecasters[0]?.id
        if (!found || !source) return []
        const rows = await found.figures.byStation({
          fromMonth: fromMonth(period),
          leads: [minutesOfDays(1)],
        })
        const figuresAt = (id: string, name: string) =>
          figuresOf(rows.find((row) => row.station === id && row.source === name)?.sums ?? noSums())
        const known = new Set(rows.filter((row) => row.source === source).map(({ station }) => station))
        return byName(found.measurements.stations())
          .filter(({ id }) => known.has(id))
          .map((station) => ({
            station,
            forecast: figuresAt(station.id, source),
            persistence: figuresAt(station.id, referenceSource('persistence', source)),
          }))
      }, []),

    choices: () => patiently(async () => byName((await options.source())?.measurements.stations() ?? []), []),

    near: (place) =>
      patiently(
        async () => {
          const source = await options.source()
          const found = source && chooseStation(place, source.measurements.stations())
          if (!found) return null
          const { site: station, distanceKm } = found
          const sums = await source.figures.byLead({
            fromMonth: fromMonth('recent'),
            stations: [station.id],
            leads: [minutesOfDays(1)],
          })
          const own = sums.find((one) => one.source === source.forecasters[0]?.id)
          return { station, distanceKm, tomorrow: own ? figuresOf(own.sums) : null }
          // Beside a place's weather: not worth waiting for.
        },
        null,
        databasePatienceMs,
      ),
  }
}

const byName = (stations: readonly Station[]) =>
  stations.toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))
