import type { ErrorFigure, Share } from '../../../domain/accuracy/figures.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { FigureCell } from './accuracy-view.ts'

/** Figures as cells of a table; too few cases are named, not hidden. */
export function figureCells({ t, format }: Pick<Writing, 't' | 'format'>) {
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
