import { type ChanceFigure, dryShares, type Figures, figuresOf } from '../../domain/accuracy/figures.ts'
import { leadDays, nowcastLeads } from '../../domain/accuracy/score.ts'
import { addSums, noSums } from '../../domain/accuracy/sums.ts'
import type { Source } from '../../domain/weather/reading.ts'
import type { LeadSums } from '../../ports/accuracy.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import { minutesOfDays, nowcastSource, type Reference, referenceSource } from './verify.ts'
import { plannerSource } from './watch-windows.ts'

export type LeadFigures = {
  lead: number
  forecast: Figures
  persistence: Figures
  /** null where no normals are comparable, and for the nowcast. */
  climatology: Figures | null
}

/** A source of forecasts that was verified here, with tomorrow's figures. */
export type SourceFigures = {
  facts: ProviderFacts
  /** How many stations its figures are of. */
  stationCount: number
  tomorrow: Figures
}

export type AccuracyReport = {
  /** Who measured. */
  source: Source
  /** Whose forecasts the figures of days are. */
  forecaster: Source
  /** All that were verified here, the one in use first. */
  forecasters: SourceFigures[]
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
  /** Times that the planner called dry, of today and tomorrow, and stayed dry. */
  planned: ReturnType<typeof dryShares>
}

/** What the sums say. `chosen`: whose forecasts; the first that has any where it has none or none is named. */
export function figuresFrom(
  sums: readonly LeadSums[],
  forecasters: readonly ProviderFacts[],
  chosen: string | null,
): Pick<
  AccuracyReport,
  'forecasters' | 'stationCount' | 'months' | 'days' | 'reliability' | 'nowcast' | 'planned'
> & {
  forecaster: ProviderFacts
} {
  const verified = forecasters.flatMap((facts) => {
    const own = sums.filter(({ source }) => source === facts.id)
    const stationCount = Math.max(0, ...own.map((one) => one.stationCount))
    return stationCount === 0
      ? []
      : [{ facts, stationCount, tomorrow: figuresAt(sums, facts.id, minutesOfDays(1)) }]
  })
  const shown = verified.find(({ facts }) => facts.id === chosen) ?? verified[0]
  const [inUse] = forecasters
  if (!inUse) throw new Error('no source of forecasts is known')
  const forecaster = shown?.facts ?? inUse
  const months = sums.flatMap(({ firstMonth, lastMonth }) => [firstMonth, lastMonth]).sort()
  const [first, last] = [months[0], months.at(-1)]
  return {
    forecaster,
    forecasters: verified,
    stationCount: shown?.stationCount ?? 0,
    months: first && last ? { first, last } : null,
    days: leadDays.map((lead) => leadFigures(sums, lead, minutesOfDays(lead), forecaster.id)),
    reliability: figuresOf(
      sums
        .filter(({ source }) => source === forecaster.id)
        .reduce((total, one) => addSums(total, one.sums), noSums()),
    ).chance,
    planned: dryShares(sums.find(({ source }) => source === plannerSource)?.sums ?? noSums()),
    nowcast: nowcastLeads.map((lead) => leadFigures(sums, lead, lead, nowcastSource)),
  }
}

function leadFigures(
  sums: readonly LeadSums[],
  lead: number,
  minutes: number,
  forecast: string,
): LeadFigures {
  const reference = (name: Reference) => referenceSource(name, forecast)
  const usual = reference('climatology')
  const hasUsual = sums.some((one) => one.leadMinutes === minutes && one.source === usual)
  return {
    lead,
    forecast: figuresAt(sums, forecast, minutes),
    persistence: figuresAt(sums, reference('persistence'), minutes),
    climatology: hasUsual ? figuresAt(sums, usual, minutes) : null,
  }
}

function figuresAt(sums: readonly LeadSums[], source: string, leadMinutes: number): Figures {
  const found = sums.find((one) => one.leadMinutes === leadMinutes && one.source === source)
  return figuresOf(found?.sums ?? noSums())
}
