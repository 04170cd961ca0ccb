import { largest } from '../../../domain/largest.ts'
import { leastShownAmount } from '../../../domain/weather/amount.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { HourView } from './forecast-view.ts'

/** What the chart of the hours shows, in words: warmest and coldest, what falls and when most, the strongest gust. */
export function hoursSummary(hours: readonly HourView[], { t, format }: Writing): string {
  const highest = (value: (hour: HourView) => number | null) => largest(hours, value)?.item
  const warmest = highest(({ temperatureC }) => temperatureC)
  const coldest = highest(({ temperatureC }) => -temperatureC)
  const wettest = highest(({ amountMm }) => amountMm)
  const gustiest = highest(({ wind }) => wind?.gustKmh ?? null)
  const sum = hours.reduce((total, { amountMm }) => total + (amountMm ?? 0), 0)
  const parts: string[] = []
  if (warmest && coldest)
    parts.push(
      t('forecast.summaryTemperature', {
        min: format.degrees(coldest.temperatureC),
        minTime: coldest.time,
        max: format.degrees(warmest.temperatureC),
        maxTime: warmest.time,
      }),
    )
  if (wettest && sum >= leastShownAmount)
    parts.push(t('forecast.summaryRain', { amount: format.amountText(sum), time: wettest.time }))
  else if (hours.every(({ chancePercent }) => chancePercent !== null && chancePercent < 20))
    parts.push(t('forecast.dry'))
  if (gustiest?.wind?.gustKmh)
    parts.push(
      t('forecast.summaryGusts', { speed: format.speedText(gustiest.wind.gustKmh), time: gustiest.time }),
    )
  return parts.join(' ')
}
