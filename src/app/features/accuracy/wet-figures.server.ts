import { type Figures, figuresOf, leastCases, type Share } from '../../../domain/accuracy/figures.ts'
import { noSums } from '../../../domain/accuracy/sums.ts'
import type { LeadFigures } from '../../../services/accuracy/report.ts'
import type { FigureTableView } from './figure-cells.server.ts'
import { figureCells, figureRow, shareOf, type Words } from './figure-cells.server.ts'
import type { LeadChartView } from './temperature-figures.server.ts'

const percentTicks = [0, 0.5, 1]

/** Days that were wet or dry. */
export function rainFigures(days: readonly LeadFigures[], stationCount: number, words: Words) {
  const { t } = words
  const names = {
    hits: t('accuracy.hits'),
    persistence: t('accuracy.persistence'),
    lead: (count: number) => t('accuracy.days', { count }),
  }
  return {
    lead: shareSentence('accuracy.rainSentence', days[0], words),
    charts: shareCharts(days, names, words),
    table: shareTable(days, names, words, { caption: t('accuracy.rain'), stationCount }),
  }
}

/** The radar's next two hours. */
export function nowcastFigures(leads: readonly LeadFigures[], words: Words) {
  const { t } = words
  const names = {
    hits: t('accuracy.nowcastHits'),
    persistence: t('accuracy.asNow'),
    lead: (minutes: number) => t('accuracy.minutes', { minutes }),
  }
  return {
    lead: shareSentence(
      'accuracy.nowcastSentence',
      leads.find(({ lead }) => lead === 60),
      words,
    ),
    charts: shareCharts(leads, names, words),
    table: shareTable(leads, names, words, { caption: t('accuracy.nowcast'), withBrier: true }),
  }
}

function shareSentence(
  key: 'accuracy.rainSentence' | 'accuracy.nowcastSentence',
  found: LeadFigures | undefined,
  words: Words,
): string {
  const { t } = words
  const { percent } = figureCells(words)
  const { hits, falseAlarms } = found?.forecast.rain ?? figuresOf(noSums()).rain
  return hits.percent === null || falseAlarms.percent === null
    ? t('accuracy.fewWet', { wet: hits.of, said: falseAlarms.of, minimum: leastCases })
    : t(key, { hits: percent(hits.percent), falseAlarms: percent(falseAlarms.percent) })
}

type ShareNames = { hits: string; persistence: string; lead: (lead: number) => string }

/** Hits and false alarms of the forecast, compared with persistence. */
function shareCharts(
  leads: readonly LeadFigures[],
  names: ShareNames,
  { t, format }: Words,
): LeadChartView[] {
  const chart = (title: string, of: (figures: Figures) => Share): LeadChartView => ({
    title,
    leads: leads.map(({ lead }) => names.lead(lead)),
    ticks: percentTicks.map((share) => ({ text: format.percent(100 * share), share })),
    series: [
      { key: 'forecast' as const, name: t('accuracy.forecast') },
      { key: 'persistence' as const, name: names.persistence },
    ].map(({ key, name }) => ({
      key,
      name,
      shares: leads.map((one) => shareOf(of(one[key]).percent, 100)),
    })),
  })
  return [
    chart(names.hits, ({ rain }) => rain.hits),
    chart(t('accuracy.falseAlarms'), ({ rain }) => rain.falseAlarms),
  ].filter(({ series }) => series.some(({ shares }) => shares.some((share) => share !== null)))
}

function shareTable(
  leads: readonly LeadFigures[],
  names: ShareNames,
  words: Words,
  /** Half hours hang together, so ranges are given for days alone: of this many stations. */
  {
    caption,
    stationCount,
    withBrier = false,
  }: { caption: string; stationCount?: number; withBrier?: boolean },
): FigureTableView {
  const { t } = words
  const cells = figureCells(words)
  const group = (title: string, of: (figures: Figures) => Share) => ({
    title,
    rows: leads.map(({ lead, forecast, persistence }) =>
      figureRow(names.lead(lead), [
        stationCount === undefined
          ? cells.share(of(forecast))
          : cells.shareWithin(of(forecast), stationCount),
        cells.share(of(persistence)),
      ]),
    ),
  })
  const brier = {
    title: t('accuracy.brier'),
    rows: leads.map(({ lead, forecast, persistence }) =>
      figureRow(names.lead(lead), [
        cells.score(forecast.chance.brier),
        cells.score(persistence.chance.brier),
      ]),
    ),
  }
  return {
    caption,
    head: [t('accuracy.ahead'), t('accuracy.forecast'), names.persistence],
    groups: [
      group(names.hits, ({ rain }) => rain.hits),
      group(t('accuracy.falseAlarms'), ({ rain }) => rain.falseAlarms),
      ...(withBrier ? [brier] : []),
    ],
  }
}
