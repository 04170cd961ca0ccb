import { chanceSpans } from '../../domain/weather/chance-spans.ts'
import type { HourlyWeather } from '../../domain/weather/weather.ts'

type Told = Pick<HourlyWeather, 'startAt' | 'precipitationChanceSpanHours'>

/** How many of the hours share a chance, by the start of the first of them; 0 for those that follow it, nothing for one alone. */
export function chanceHours(hours: readonly Told[], timeZone: string): Map<number, number> {
  return new Map(
    chanceSpans(hours, timeZone).flatMap((span) =>
      span.length === 1
        ? []
        : span.map(({ startAt }, index): [number, number] => [startAt, index === 0 ? span.length : 0]),
    ),
  )
}
