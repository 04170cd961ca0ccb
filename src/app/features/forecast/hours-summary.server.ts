import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { largest } from '../../../domain/weather/largest.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { HourView } from './drawn-hours.ts'

type Hour = Pick<HourView, 'time' | 'temperatureC' | 'amountMm' | 'snowCm' | 'chancePercent' | 'wind'>

/** Beaufort 6: less helps nobody to plan. */
const notableGustKmh = 40

/** What the chart of the hours shows, in words: warmest and coldest, what falls and when most, the strongest gust. */
export function hoursSummary(hours: readonly Hour[], { t, format }: Writing): string {
  const highest = (value: (hour: Hour) => number | null) => largest(hours, value)?.item
  const warmest = highest(({ temperatureC }) => temperatureC)
  const coldest = highest(({ temperatureC }) => -temperatureC)
  const wettest = highest(({ amountMm }) => amountMm)
  const gustiest = highest(({ wind }) => wind?.gustKmh ?? null)
  const sum = hours.reduce((total, { amountMm }) => total + (amountMm ?? 0), 0)
  const snowMm = hours.reduce((total, { amountMm, snowCm }) => total + (snowCm ? (amountMm ?? 0) : 0), 0)
  const snowCm = hours.reduce((total, hour) => total + (hour.snowCm ?? 0), 0)
  const parts: string[] = []
  if (warmest && coldest) {
    const [min, max] = [format.degrees(coldest.temperatureC), format.degrees(warmest.temperatureC)]
    parts.push(
      // The hour of what is as written the same all along says nothing.
      min === max
        ? t('forecast.summaryFlat', { temperature: min })
        : t('forecast.summaryTemperature', { min, minTime: coldest.time, max, maxTime: warmest.time }),
    )
  }
  if (wettest && sum >= leastShownAmount)
    parts.push(
      t('forecast.summaryRain', {
        amount: snowMm > sum / 2 ? format.depthText(snowCm) : format.amountText(sum),
        time: wettest.time,
      }),
    )
  else if (hours.every(({ chancePercent }) => chancePercent !== null && chancePercent < 20))
    parts.push(t('forecast.dry'))
  if (gustiest?.wind?.gustKmh && gustiest.wind.gustKmh >= notableGustKmh)
    parts.push(
      t('forecast.summaryGusts', { speed: format.speedText(gustiest.wind.gustKmh), time: gustiest.time }),
    )
  return parts.join(' ')
}
