import { amountOf, freshSnowCm, isHeavyDay } from '../../domain/weather/amount.ts'
import type { DayAhead } from '../../domain/weather/day-ahead.ts'
import { isWideAmount, isWideTemperature, rangeInSnow } from '../../domain/weather/likely-range.ts'
import type { LikelyRange } from '../../domain/weather/weather.ts'
import type { Writing } from '../i18n/writing.ts'
import type { RangeView } from './hour-slots.ts'

/** To one decimal; nothing where the forecast gives no range. */
export function rangeView<K extends string>(
  name: K,
  range: LikelyRange | undefined,
): { [P in K]?: RangeView } {
  const tenths = (value: number) => Math.round(value * 10) / 10
  if (!range) return {}
  return { [name]: { low: tenths(range.p10), high: tenths(range.p90) } } as { [P in K]?: RangeView }
}

/** "High 18 to 24 degrees, uncertain.": what is uncertain about a day; null where its ranges are narrow. */
export function uncertainty(day: DayAhead, writing: Writing): string | null {
  const { t, format } = writing
  const { maxRangeC } = day
  const high =
    maxRangeC && isWideTemperature(maxRangeC)
      ? t('weather.uncertainHigh', {
          count: format.sentenceDegrees(maxRangeC.p90),
          low: format.temperature(maxRangeC.p10),
          high: format.temperature(maxRangeC.p90),
        })
      : null
  return [high, amountUncertainty(day, writing)].filter(Boolean).join(' ') || null
}

/** "Very wet: about 59 mm, up to 131 mm possible."; of other days only what is uncertain. */
export function amountUncertainty(day: DayAhead, writing: Writing): string | null {
  const { t } = writing
  const isSnow = freshSnowCm(day) !== null
  if (isHeavyDay(day))
    return t(isSnow ? 'weather.muchSnow' : 'weather.veryWet', { amount: aboutText(day, writing) })
  const range = day.precipitationRangeMm
  if (!range || !isWideAmount(range)) return null
  return t(isSnow ? 'weather.uncertainSnow' : 'weather.uncertainAmount', rangeEnds(day, range, writing))
}

/** "about 59 mm, up to 131 mm possible". */
export function aboutText(day: DayAhead, writing: Writing): string {
  const { t, format } = writing
  const snowCm = freshSnowCm(day)
  const amount = snowCm === null ? format.wholeAmountText(amountOf(day) ?? 0) : format.wholeDepthText(snowCm)
  const range = day.precipitationRangeMm
  return range && isWideAmount(range)
    ? t('weather.aboutUpTo', { amount, high: rangeEnds(day, range, writing).high })
    : t('weather.about', { amount })
}

/** "18–131 mm", "8–34 cm"; null where the range is narrow. */
export function amountRangeText(day: DayAhead, writing: Writing): string | null {
  const range = day.precipitationRangeMm
  if (!range || !isWideAmount(range)) return null
  const { low, high } = rangeEnds(day, range, writing)
  return `${low}–${high}`
}

/** Whole figures, the second with its unit: centimetres where it falls as snow. */
function rangeEnds(day: DayAhead, range: LikelyRange, { format }: Writing) {
  if (freshSnowCm(day) === null)
    return { low: format.wholeAmount(range.p10), high: format.wholeAmountText(range.p90) }
  const { p10, p90 } = rangeInSnow(range, day)
  return { low: format.wholeDepth(p10), high: format.wholeDepthText(p90) }
}
