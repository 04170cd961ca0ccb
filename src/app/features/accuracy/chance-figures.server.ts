import type { AccuracyReport, LeadFigures } from '../../../services/accuracy/report.ts'
import type { FigureTableView } from './accuracy-view.ts'
import { figureCells, figureRow, rounded, type Words } from './figure-cells.server.ts'

export function chanceFigures({ days, reliability: { bins } }: AccuracyReport, words: Words) {
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
              figureRow(binText(bin, words), [cells.chance(camePercent), cells.count(cases)]),
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
          figureRow(t('accuracy.days', { count: lead }), [
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
