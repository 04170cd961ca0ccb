import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { fallsAsSnow, meltingDepthM } from '../../../domain/weather/falling-form.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import type { Format } from '../../i18n/format.ts'
import type { NumbersKind } from './forecast-sequence.ts'

export type ValueTexts = Pick<Format, 'degrees' | 'speed' | 'amountText' | 'depthText' | 'number'>

/**
 * What is written at a place; null for nothing. Amounts come in hundredths, temperatures in tenths, heights in metres. A dry
 * place has no number: the map is dry there, and in words the page says so.
 */
export function numberText(
  kind: Exclude<NumbersKind, 'wind'>,
  [value = null, freezingLevelM = null, tenthsC = null]: readonly (number | null)[],
  { hours, heightM }: { hours: number; heightM: number | null },
  { degrees, amountText, depthText, number }: ValueTexts,
): string | null {
  if (value === null) return null
  if (kind === 'temperature') return degrees(value / 10)
  if (kind === 'snow-line') return `${number(shownFreezingLevel(Math.max(0, value - meltingDepthM)))}\u00a0m`
  const mm = (value / 100) * hours
  if (mm < leastShownAmount) return null
  if (kind === 'precipitation') return amountText(mm)
  const temperatureC = tenthsC === null ? null : tenthsC / 10
  // Fresh snow: about a centimetre to a millimetre of water.
  return fallsAsSnow({ heightM, freezingLevelM, temperatureC }) ? depthText(mm) : null
}
