import type { LeadFigures } from '../../../services/accuracy/report.ts'
import type { SeriesKey } from './figure-cells.server.ts'
import { figureCells, figureRow, shareOf, type Words } from './figure-cells.server.ts'

export function temperatureFigures(days: readonly LeadFigures[], stationCount: number, words: Words) {
  const { t } = words
  const cells = figureCells(words)
  const hasNormals = days.some(({ climatology }) => climatology)
  const group = (of: 'high' | 'low') => ({
    title: t(`accuracy.${of}`),
    rows: days.map(({ lead, forecast, persistence, climatology }) =>
      figureRow(t('accuracy.days', { count: lead }), [
        cells.errorWithin(forecast[of], stationCount),
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
function errorChart(days: readonly LeadFigures[], { t, format }: Words) {
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

/** Lines by lead; heights as shares of the plot, null where there are too few cases. */
export type LeadChartView = ReturnType<typeof errorChart>
