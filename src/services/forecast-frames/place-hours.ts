import { hourMs } from '../../domain/time/durations.ts'
import { amountOf, isMostlySnow } from '../../domain/weather/amount.ts'
import type { HourlyWeather, LikelyRange } from '../../domain/weather/weather.ts'
import type { FrameSpan } from './frame-spans.ts'

/** What the frames of one span say at a place. */
export type PlaceFrame = FrameSpan & {
  /** The median, mean of the span. */
  rateMmh: number | null
  /** Nine in ten runs stay below, in the wettest hour. */
  mostMmh: number | null
  isSnow: boolean
  temperatureC: number
  temperatureRangeC?: LikelyRange
  windKmh: number | null
  gustKmh: number | null
  windFromDegrees: number | null
  freezingLevelM: number | null
  cloudPercent: number | null
}

/** By the same rules as the pictures: spans of three hours have the mean rate, the strongest gust, the middle hour. */
export function placeFrames(hourly: readonly HourlyWeather[], spans: readonly FrameSpan[]): PlaceFrame[] {
  const hourAt = new Map(hourly.map((hour) => [hour.startAt, hour]))
  return spans.flatMap((span) => {
    const hours: HourlyWeather[] = []
    for (let at = span.startAt; at < span.endAt; at += hourMs) {
      const hour = hourAt.get(at)
      if (hour) hours.push(hour)
    }
    const middle = hours[Math.floor(hours.length / 2)]
    // A span with a gap is none.
    if (!middle || hours.length * hourMs !== span.endAt - span.startAt) return []
    const amounts = hours.flatMap((hour) => amountOf(hour) ?? [])
    const mostMm = hours.map((hour) => hour.precipitationRangeMm?.p90 ?? amountOf(hour) ?? 0)
    const gusts = hours.flatMap(({ windGustKmh }) => windGustKmh ?? [])
    const wettest = hours.reduce((a, b) => ((amountOf(b) ?? 0) > (amountOf(a) ?? 0) ? b : a), middle)
    return [
      {
        startAt: span.startAt,
        endAt: span.endAt,
        rateMmh:
          amounts.length === hours.length ? amounts.reduce((sum, mm) => sum + mm, 0) / hours.length : null,
        mostMmh: amounts.length === hours.length ? Math.max(...mostMm) : null,
        isSnow: isMostlySnow(wettest),
        temperatureC: middle.temperatureC,
        ...(middle.temperatureRangeC && { temperatureRangeC: middle.temperatureRangeC }),
        windKmh: middle.windSpeedKmh,
        gustKmh: gusts.length === 0 ? null : Math.max(...gusts),
        windFromDegrees: middle.windFromDegrees,
        freezingLevelM: middle.freezingLevelM ?? null,
        cloudPercent: middle.cloudPercent,
      },
    ]
  })
}
