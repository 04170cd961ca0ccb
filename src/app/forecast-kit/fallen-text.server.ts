import { amountOf, freshSnowCm } from '../../domain/weather/amount.ts'
import type { Falling } from '../../domain/weather/calendar-day.ts'
import type { Format } from '../i18n/format.ts'

/** The figure and its unit: centimetres where most falls as snow. Every page writes what falls in this way. */
export function amountView(falling: Falling, format: Format, isInColumn = false) {
  const snowCm = freshSnowCm(falling)
  const amount = isInColumn ? format.amountInColumn : format.amount
  return snowCm === null
    ? { value: amount(amountOf(falling) ?? 0), unit: format.unitNames.amount }
    : { value: format.depth(snowCm), unit: format.unitNames.depth }
}

/** With as many decimals as its neighbours: "4.0 mm". */
export function fallenInColumnText(falling: Falling, format: Format): string {
  const { value, unit } = amountView(falling, format, true)
  return `${value}\u00a0${unit}`
}

/** "3.4 mm", "4 cm". */
export function fallenText(falling: Falling, format: Format): string {
  const { value, unit } = amountView(falling, format)
  return `${value}\u00a0${unit}`
}
