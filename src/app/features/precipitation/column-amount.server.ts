import { amountOf, freshSnowCm } from '../../../domain/weather/amount.ts'
import type { Falling } from '../../../domain/weather/calendar-day.ts'
import { amountView } from '../../forecast-kit/fallen-text.server.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/texts.ts'

/** With as many decimals as its neighbours in a column: centimetres and their water where most falls as snow. */
export function columnAmount(falling: Falling, { t, format }: { t: Translate; format: Format }) {
  const isSnow = freshSnowCm(falling) !== null
  const amount = format.amountInColumnText(amountOf(falling) ?? 0)
  return {
    ...amountView(falling, format, true),
    water: isSnow ? t('precipitation.ofWater', { amount }) : null,
  }
}

/** What falls: "5", "cm" and "4.1 mm of water", which is null for rain. */
export type AmountView = ReturnType<typeof columnAmount>

/** "4.0 mm", "5 cm of snow": in a sentence. */
export function amountInWords(falling: Falling, { t, format }: { t: Translate; format: Format }): string {
  const { value, unit, water } = columnAmount(falling, { t, format })
  const amount = `${value}\u00a0${unit}`
  return water === null ? amount : t('precipitation.depthOfSnow', { depth: amount })
}
