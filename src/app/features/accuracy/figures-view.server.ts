import { type Figures, figuresOf, leastCases, type Share } from '../../../domain/accuracy/figures.ts'
import { noSums } from '../../../domain/accuracy/sums.ts'
import type {
  AccuracyReport,
  LeadFigures,
  StationFigures,
} from '../../../services/accuracy/create-accuracy.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { FiguresView, FigureTableView, LeadChartView, SeriesKey } from './accuracy-view.ts'
import { figureCells } from './figure-cells.server.ts'

type Words = Pick<Writing, 't' | 'format'>
type Row = FigureTableView['groups'][number]['rows'][number]

const percentTicks = [0, 0.5, 1]

export function figuresView(
  report: AccuracyReport,
  stations: readonly StationFigures[],
  words: Words,
): FiguresView {
  return {
    temperature: temperature(report.days, words),
    rain: rain(report.days, words),
    chance: chance(report, words),
    nowcast: nowcast(report.nowcast, words),
    stations: stations.length === 0 ? null : stationTable(stations, words),
  }
}

function temperature(days: readonly LeadFigures[], words: Words) {
  const { t } = words
  const cells = figureCells(words)
  const hasNormals = days.some(({ climatology }) => climatology)
  const group = (of: 'high' | 'low') => ({
    title: t(`accuracy.${of}`),
    rows: days.map(({ lead, forecast, persistence, climatology }) =>
      row(t('accuracy.days', { count: lead }), [
        cells.error(forecast[of]),
        cells.bias(forecast[of]),
        cells.error(persistence[of]),
        ...(hasNormals ? [cells.error(climatology?.[of])] : []),
        cells.count(forecast[of].cases),
      ]),
    ),
  })
  const normal = hasNormals ? [t('accuracy.climatology')] : []
  return {
    chart: errorChart(days, words),
    table: {
      caption: t('accuracy.temperature'),
      head: [
        t('accuracy.ahead'),
        t('accuracy.forecast'),
        t('accuracy.bias'),
        t('accuracy.persistence'),
        ...normal,
        t('accuracy.cases'),
      ],
      groups: [group('high'), group('low')],
    },
  }
}

/** From zero up to a whole step above the largest error. */
function errorChart(days: readonly LeadFigures[], { t, format }: Words): LeadChartView {
  const keys: SeriesKey[] = ['forecast', 'persistence', 'climatology']
  const errorOf = (day: LeadFigures, key: SeriesKey) => day[key]?.high.absoluteC ?? null
  const values = days.flatMap((day) => keys.map((key) => errorOf(day, key) ?? 0))
  // Steps of one degree Celsius, or of two Fahrenheit.
  const stepC = format.units.temperature === 'C' ? 1 : 2 / 1.8
  const steps = Math.max(2, Math.ceil(Math.max(...values) / stepC + 0.2))
  return {
    title: t('accuracy.high'),
    leads: days.map(({ lead }) => t('accuracy.days', { count: lead })),
    ticks: Array.from({ length: steps + 1 }, (_, step) => ({
      text: `${format.degreesApart(step * stepC)}°`,
      share: step / steps,
    })),
    series: keys
      .map((key) => ({
        key,
        name: t(`accuracy.${key}`),
        shares: days.map((day) => shareOf(errorOf(day, key), steps * stepC)),
      }))
      .filter(({ shares }) => shares.some((share) => share !== null)),
  }
}

function rain(days: readonly LeadFigures[], words: Words) {
  const { t } = words
  const leadText = (lead: number) => t('accuracy.days', { count: lead })
  const names = { hits: t('accuracy.hits'), persistence: t('accuracy.persistence') }
  return {
    lead: shareSentence('accuracy.rainSentence', days[0], words),
    charts: shareCharts(days, names, leadText, words),
    table: shareTable(t('accuracy.rain'), days, names, leadText, words),
  }
}

function nowcast(leads: readonly LeadFigures[], words: Words) {
  const { t } = words
  const leadText = (minutes: number) => t('accuracy.minutes', { minutes })
  const names = { hits: t('accuracy.nowcastHits'), persistence: t('accuracy.asNow') }
  return {
    lead: shareSentence(
      'accuracy.nowcastSentence',
      leads.find(({ lead }) => lead === 60),
      words,
    ),
    charts: shareCharts(leads, names, leadText, words),
    table: shareTable(t('accuracy.nowcast'), leads, names, leadText, words, true),
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

type ShareNames = { hits: string; persistence: string }

/** Hits and false alarms, the forecast's beside persistence's. */
function shareCharts(
  leads: readonly LeadFigures[],
  names: ShareNames,
  leadText: (lead: number) => string,
  { t, format }: Words,
): LeadChartView[] {
  const chart = (title: string, of: (figures: Figures) => Share): LeadChartView => ({
    title,
    leads: leads.map(({ lead }) => leadText(lead)),
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
  caption: string,
  leads: readonly LeadFigures[],
  names: ShareNames,
  leadText: (lead: number) => string,
  words: Words,
  withBrier = false,
): FigureTableView {
  const { t } = words
  const cells = figureCells(words)
  const group = (title: string, of: (figures: Figures) => Share) => ({
    title,
    rows: leads.map(({ lead, forecast, persistence }) =>
      row(leadText(lead), [cells.share(of(forecast)), cells.share(of(persistence))]),
    ),
  })
  const brier = {
    title: t('accuracy.brier'),
    rows: leads.map(({ lead, forecast, persistence }) =>
      row(leadText(lead), [cells.score(forecast.chance.brier), cells.score(persistence.chance.brier)]),
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

function chance({ days, reliability: { bins } }: AccuracyReport, words: Words) {
  const { t } = words
  const cells = figureCells(words)
  const most = Math.max(1, ...bins.map(({ cases }) => cases))
  return {
    reliability: {
      points: bins.flatMap(({ saidPercent, camePercent, cases }) =>
        saidPercent === null || camePercent === null
          ? []
          : [
              {
                said: rounded(saidPercent / 100),
                came: rounded(camePercent / 100),
                weight: rounded(cases / most),
              },
            ],
      ),
    },
    bins: {
      caption: t('accuracy.chance'),
      head: [t('accuracy.said'), t('accuracy.came'), t('accuracy.cases')],
      groups: [
        {
          title: null,
          rows: bins
            .map(({ camePercent, cases }, bin) => ({ camePercent, cases, bin }))
            .filter(({ cases }) => cases > 0)
            .map(({ camePercent, cases, bin }) =>
              row(binText(bin, words), [cells.chance(camePercent), cells.count(cases)]),
            ),
        },
      ],
    },
    table: brierTable(days, words),
  }
}

const binText = (bin: number, { format }: Words) =>
  `${format.number(10 * bin)}–${format.percent(bin === 9 ? 100 : 10 * bin + 9)}`

function brierTable(days: readonly LeadFigures[], words: Words): FigureTableView {
  const { t } = words
  const cells = figureCells(words)
  const hasNormals = days.some(({ climatology }) => climatology)
  return {
    caption: t('accuracy.brier'),
    head: [
      t('accuracy.ahead'),
      t('accuracy.forecast'),
      t('accuracy.persistence'),
      ...(hasNormals ? [t('accuracy.climatology')] : []),
      t('accuracy.average'),
      t('accuracy.cases'),
    ],
    groups: [
      {
        title: null,
        rows: days.map(({ lead, forecast, persistence, climatology }) =>
          row(t('accuracy.days', { count: lead }), [
            cells.score(forecast.chance.brier),
            cells.score(persistence.chance.brier),
            ...(hasNormals ? [cells.score(climatology?.chance.brier)] : []),
            cells.score(forecast.chance.brierOfAverage),
            cells.count(forecast.chance.cases),
          ]),
        ),
      },
    ],
  }
}

function stationTable(stations: readonly StationFigures[], words: Words): FigureTableView {
  const { t, format } = words
  const cells = figureCells(words)
  return {
    caption: t('accuracy.stations'),
    head: [
      t('accuracy.where'),
      t('accuracy.high'),
      t('accuracy.persistence'),
      t('accuracy.low'),
      t('accuracy.hits'),
      t('accuracy.cases'),
    ],
    groups: [
      {
        title: null,
        rows: stations.map(({ station, forecast, persistence }) => ({
          head: `${station.name}, ${format.number(station.heightM)}\u00a0m`,
          href: `?station=${station.id}`,
          cells: [
            cells.error(forecast.high),
            cells.error(persistence.high),
            cells.error(forecast.low),
            cells.share(forecast.rain.hits),
            cells.count(forecast.high.cases),
          ],
        })),
      },
    ],
  }
}

const row = (head: string, cells: Row['cells']): Row => ({ head, href: null, cells })
const rounded = (value: number) => Math.round(1000 * value) / 1000
const shareOf = (value: number | null, whole: number) => (value === null ? null : rounded(value / whole))
