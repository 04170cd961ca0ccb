import { creditText } from '../../../domain/texts/credit-text.ts'
import type { StationFigures } from '../../../services/accuracy/create-accuracy.ts'
import type { AccuracyReport, SourceFigures } from '../../../services/accuracy/report.ts'
import { chanceFigures } from './chance-figures.server.ts'
import type { FigureTableView } from './figure-cells.server.ts'
import { figureCells, figureRow, figureTable, type Words } from './figure-cells.server.ts'
import { temperatureFigures } from './temperature-figures.server.ts'
import { nowcastFigures, rainFigures } from './wet-figures.server.ts'

/** The page's address with another station or source. */
export type AddressOf = (change: { station?: string; source?: string }) => string

export function figuresView(
  report: AccuracyReport,
  stations: readonly StationFigures[],
  addressOf: AddressOf,
  words: Words,
) {
  return {
    /** Only where several were compared. */
    sources: report.forecasters.length < 2 ? null : sourceTable(report.forecasters, addressOf, words),
    temperature: temperatureFigures(report.days, report.stationCount, words),
    rain: rainFigures(report.days, report.stationCount, words),
    chance: chanceFigures(report, words),
    planned: plannedSentence(report.planned, words),
    nowcast: nowcastFigures(report.nowcast, words),
    /** Only for all of Switzerland. */
    stations: stations.length === 0 ? null : stationTable(stations, addressOf, words),
  }
}

export type FiguresView = ReturnType<typeof figuresView>

/** null while too few times are over. */
function plannedSentence({ most, likely }: AccuracyReport['planned'], words: Words): string | null {
  const { percent } = figureCells(words)
  const { t } = words
  if (most.percent === null && likely.percent === null) return null
  return [
    ...(most.percent === null
      ? []
      : [t('accuracy.plannedMost', { share: percent(most.percent), cases: words.format.number(most.of) })]),
    ...(likely.percent === null
      ? []
      : [
          t('accuracy.plannedLikely', {
            share: percent(likely.percent),
            cases: words.format.number(likely.of),
          }),
        ]),
  ].join(' ')
}

/** Tomorrow's forecast, source by source. */
function sourceTable(sources: readonly SourceFigures[], addressOf: AddressOf, words: Words): FigureTableView {
  const cells = figureCells(words)
  return figureTable(
    'accuracy.sources',
    [
      'accuracy.source',
      'accuracy.high',
      'accuracy.low',
      'accuracy.hits',
      'accuracy.falseAlarms',
      'accuracy.brier',
      'accuracy.cases',
    ],
    sources.map(({ facts, tomorrow: { high, low, rain, chance } }) =>
      figureRow(
        creditText(facts.name, words.language),
        [
          cells.error(high),
          cells.error(low),
          cells.share(rain.hits),
          cells.share(rain.falseAlarms),
          cells.score(chance.cases === 0 ? undefined : chance.brier),
          cells.count(high.cases),
        ],
        addressOf({ source: facts.id }),
      ),
    ),
    words,
  )
}

function stationTable(
  stations: readonly StationFigures[],
  addressOf: AddressOf,
  words: Words,
): FigureTableView {
  const cells = figureCells(words)
  return figureTable(
    'accuracy.stations',
    [
      'accuracy.where',
      'accuracy.high',
      'accuracy.persistence',
      'accuracy.low',
      'accuracy.hits',
      'accuracy.cases',
    ],
    stations.map(({ station, forecast, persistence }) =>
      figureRow(
        `${station.name}, ${words.format.number(station.heightM)}\u00a0m`,
        [
          cells.error(forecast.high),
          cells.error(persistence.high),
          cells.error(forecast.low),
          cells.share(forecast.rain.hits),
          cells.count(forecast.high.cases),
        ],
        addressOf({ station: station.id }),
      ),
    ),
    words,
  )
}
