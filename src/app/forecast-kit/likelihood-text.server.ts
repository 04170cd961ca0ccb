import { likelihoodOf } from '../../domain/plan/certainty.ts'
import type { Writing } from '../i18n/writing.ts'

/** "very likely (80%)", in the words that every answer of the planner uses. */
export const likelihoodText = (surePercent: number, { t, format }: Writing): string =>
  t(`plan.sure-${likelihoodOf(surePercent)}`, { chance: format.percent(surePercent) })
