import { amountOf, freshSnowCm } from '../../domain/weather/amount.ts'
import type { Falling } from '../../domain/weather/calendar-day.ts'
import type { Format } from '../i18n/format.ts'

/** The figure and its unit: centimetres where most falls as snow. Every page writes what falls in this way. */
export function amountView(falling: Falling, format: Format): { value: string; unit: string } {
  const snowCm = freshSnowCm(falling)
  return snowCm === null
    ? { value: format.amount(amountOf(falling) ?? 0), unit: format.unitNames.amount }
    : { value: format.depth(snowCm), unit: format.unitNames.depth }
}

/** "3.4 mm", "4 cm". */
export function fallenText(falling: Falling, format: Format): string {
  const { value, unit } = amountView(falling, format)
  return `${value}\u00a0${unit}`
}
