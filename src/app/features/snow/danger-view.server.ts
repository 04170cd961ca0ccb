import type { DangerRating, HeightBand, HeightBound } from '../../../domain/snow/avalanche.ts'
import type { Danger } from '../../../domain/snow/avalanche-rules.ts'
import type { Writing } from '../../i18n/writing.ts'

const signs = { plus: '+', neutral: '=', minus: '−' } as const

/** "considerable (3)"; the badge has the step within the level where all ratings of that level agree: "3+". */
export function dangerView(
  { value, isAtLeast }: Danger,
  ratings: readonly DangerRating[],
  { t }: Pick<Writing, 't'>,
) {
  const word = t(`snow.danger-${value}`)
  if (typeof value !== 'number') return { value, badge: value === 'unknown' ? '?' : '–', text: word }
  const steps = new Set(ratings.flatMap((rating) => (rating.value === value ? [rating.subdivision] : [])))
  const [step] = steps.size === 1 ? steps : []
  const text = t('snow.numbered', { danger: word, level: value })
  return {
    value,
    badge: `${value}${step ? signs[step] : ''}`,
    text: isAtLeast ? t('snow.atLeast', { danger: text }) : text,
  }
}

/** Danger in words and as the colour's name; the number is in the badge. */
export type DangerView = ReturnType<typeof dangerView>

/** "above 2200 m"; null without bounds. */
export function bandText(
  { lower, upper }: HeightBand,
  { t, format }: Pick<Writing, 't' | 'format'>,
): string | null {
  if (typeof lower === 'number' && typeof upper === 'number')
    return t('snow.between', { low: format.number(lower), high: format.number(upper) })
  const one = (bound: HeightBound, side: 'above' | 'below') => {
    if (bound === null) return null
    return bound === 'treeline' ? t(`snow.${side}Trees`) : t(`snow.${side}`, { height: format.number(bound) })
  }
  return [one(lower, 'above'), one(upper, 'below')].filter((text) => text !== null).join(', ') || null
}
