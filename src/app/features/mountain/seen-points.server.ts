import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { ForecastOrigin, HourlyWeather } from '../../../domain/weather/weather.ts'
import type { MountainPoint } from '../../../services/mountain/get-mountain-points.ts'
import type { RequestContext } from '../../page/request-context.ts'

export type SeenPoint = MountainPoint & {
  /** The sky at this moment, with what the radar sees falling, as on the point's own page. */
  sky: Pick<HourlyWeather, 'condition' | 'conditionCode' | 'isDay'>
}

export async function seenPoints(
  points: Outcome<MountainPoint[]>,
  { services, now }: RequestContext,
): Promise<Outcome<SeenPoint[]>> {
  if (points.data === null) return points
  const data = await Promise.all(
    points.data.map(async (point) => {
      const rain = await services.radar.getRain(point.place.coordinates)
      const forecast = { sourceId: points.source.id, runAt: points.observedAt, heightM: point.heightM }
      return { ...point, sky: skyOf(point, forecast, rain.data, now) }
    }),
  )
  return { ...points, data }
}

/** What the report of the point's own page says of this moment, without the hours to come. */
function skyOf(
  { place, hour, measured }: MountainPoint,
  forecast: ForecastOrigin,
  rain: PlaceRain | null,
  now: number,
): SeenPoint['sky'] {
  const current = {
    ...hour,
    observedAt: now,
    temperatureC: measured?.temperatureC ?? hour.temperatureC,
    cloudPercent: null,
    rainMmh: hour.rainMm,
    snowMmh: hour.snowMm,
    sunriseAt: null,
    sunsetAt: null,
  }
  const report = {
    coordinates: place.coordinates,
    timeZone: swissTime,
    current,
    hourly: [hour],
    daily: [],
    forecast,
  }
  return placeOutlook(report, rain, now).present
}
