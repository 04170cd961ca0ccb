import type { AccuracyReport, LeadFigures } from '../../../services/accuracy/report.ts'
import type { FigureTableView } from './figure-cells.server.ts'
import { figureCells, figureRow, figureTable, rounded, type Words } from './figure-cells.server.ts'

/** Chances as they were given and as they came, 0 to 1. */
export type ReliabilityView = ReturnType<typeof chanceFigures>['reliability']

export function chanceFigures({ days, reliability: { bins } }: AccuracyReport, words: Words) {
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
    bins: figureTable(
      'accuracy.chance',
      ['accuracy.said', 'accuracy.came', 'accuracy.cases'],
      bins.flatMap(({ camePercent, cases }, bin) =>
        cases === 0 ? [] : [figureRow(binText(bin, words), [cells.chance(camePercent), cells.count(cases)])],
      ),
      words,
    ),
    table: brierTable(days, words),
  }
}

const binText = (bin: number, { format }: Words) =>
  `${format.number(10 * bin)}–${format.percent(bin === 9 ? 100 : 10 * bin + 9)}`

function brierTable(days: readonly LeadFigures[], words: Words): FigureTableView {
  const cells = figureCells(words)
  const hasNormals = days.some(({ climatology }) => climatology)
  return figureTable(
    'accuracy.brier',
    [
      'accuracy.ahead',
      'accuracy.forecast',
      'accuracy.persistence',
      hasNormals && 'accuracy.climatology',
      'accuracy.average',
      'accuracy.cases',
    ],
    days.map(({ lead, forecast, persistence, climatology }) =>
      figureRow(words.t('accuracy.days', { count: lead }), [
        cells.score(forecast.chance.brier),
        cells.score(persistence.chance.brier),
        ...(hasNormals ? [cells.score(climatology?.chance.brier)] : []),
        cells.score(forecast.chance.brierOfAverage),
        cells.count(forecast.chance.cases),
      ]),
    ),
    words,
  )
}
