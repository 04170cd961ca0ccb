import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { isWideAmount, isWideTemperature } from '../../../domain/weather/likely-range.ts'
import type { LikelyRange } from '../../../domain/weather/weather.ts'
import type { Writing } from '../../i18n/writing.ts'
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

export function amountUncertainty(
  { precipitationRangeMm: range }: DayAhead,
  { t, format }: Writing,
): string | null {
  return range && isWideAmount(range)
    ? t('weather.uncertainAmount', {
        low: format.wholeAmount(range.p10),
        high: format.wholeAmountText(range.p90),
      })
    : null
}
