import { amountOf, freshSnowCm } from '../../../domain/weather/amount.ts'
import type { Falling } from '../../../domain/weather/calendar-day.ts'
import type { Format } from '../../i18n/format.ts'

/** "3.4 mm", and "4 cm" where most of it falls as snow: every page writes what falls in this way. */
export function fallenText(falling: Falling, format: Format): string {
  const snowCm = freshSnowCm(falling)
  return snowCm === null ? format.amountText(amountOf(falling) ?? 0) : format.depthText(snowCm)
}
