import { errorMargin, independentCases, shareRange } from '../../../domain/accuracy/confidence.ts'
import type { ErrorFigure, Share } from '../../../domain/accuracy/figures.ts'
import type { TextKey } from '../../i18n/texts.ts'
import type { Writing } from '../../i18n/writing.ts'

/** Whose forecasts a line or column is. */
export type SeriesKey = 'forecast' | 'persistence' | 'climatology'

/** A figure as text, with the number of cases it is of where the row does not give one for all. */
export type FigureCell = { text: string; cases: string | null; isTooFew: boolean }

export type FigureTableView = {
  caption: string
  head: string[]
  groups: { title: string | null; rows: { head: string; href: string | null; cells: FigureCell[] }[] }[]
}

export type Words = Pick<Writing, 'language' | 't' | 'format'>
type Row = FigureTableView['groups'][number]['rows'][number]

/** Figures as cells of a table; too few cases are named, not hidden. */
export function figureCells({ t, format }: Words) {
  const cell = (text: string | null, cases: string | null = null): FigureCell => ({
    text: text ?? t('accuracy.tooFew'),
    cases,
    isTooFew: text === null,
  })
  const degrees = (byC: number) => `${format.degreesApart(byC, 1)}°`
  const percent = (value: number) => format.percent(Math.round(value))
  return {
    degrees,
    percent,
    count: (cases: number) => cell(format.number(cases)),
    error: (figure: ErrorFigure | undefined) =>
      figure === undefined ? cell('–') : cell(figure.absoluteC === null ? null : degrees(figure.absoluteC)),
    /** With how far it may be off by chance. */
    errorWithin({ absoluteC, cases }: ErrorFigure, stationCount: number) {
      const margin = errorMargin(absoluteC, independentCases(cases, stationCount))
      return cell(
        absoluteC === null ? null : degrees(absoluteC),
        margin === null ? null : `±${degrees(margin)}`,
      )
    },
    shareWithin({ of, percent: value }: Share, stationCount: number) {
      const range = shareRange(value, independentCases(of, stationCount))
      const rangeText = range && `${format.number(range.low)}–${percent(range.high)}`
      const cases = `(${format.number(of)})`
      return cell(value === null ? null : percent(value), rangeText ? `${rangeText} ${cases}` : cases)
    },
    bias({ biasC }: ErrorFigure) {
      if (biasC === null) return cell(null)
      const text = degrees(biasC)
      // What rounds to nothing has no direction.
      const isNone = Math.abs(biasC) < 0.05
      return cell(isNone ? text : `${biasC > 0 ? '+' : '−'}${text}`)
    },
    share: ({ of, percent: value }: Share) =>
      cell(value === null ? null : percent(value), `(${format.number(of)})`),
    score: (value: number | null | undefined) =>
      cell(value === undefined ? '–' : value === null ? null : format.fixed(value, 2)),
    chance: (value: number | null) => cell(value === null ? null : percent(value)),
  }
}

/** A table whose rows are not grouped; false for a column that is left out. */
export function figureTable(
  caption: TextKey,
  heads: readonly (TextKey | false)[],
  rows: Row[],
  { t }: Words,
): FigureTableView {
  const head = heads.filter((key) => key !== false).map((key) => t(key))
  return { caption: t(caption), head, groups: [{ title: null, rows }] }
}

export const figureRow = (head: string, cells: Row['cells'], href: string | null = null): Row => ({
  head,
  href,
  cells,
})
/** Shares of a plot need no more digits. */
export const rounded = (value: number) => Math.round(1000 * value) / 1000
export const shareOf = (value: number | null, whole: number) =>
  value === null ? null : rounded(value / whole)
