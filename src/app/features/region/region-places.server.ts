import type { FailureKind } from '../../../domain/failure.ts'
import type { Place, RegionId } from '../../../domain/place/place.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { type WeatherNow, weatherNow } from '../../../domain/weather/weather-now.ts'
import { regionPlaces } from '../../../reference/region-places.ts'
import type { RequestContext } from '../../page/request-context.ts'

export type ReportedPlace = {
  place: Place
  reading: Reading<WeatherReport> | null
  now: WeatherNow | null
  /** The days still to come, today first. */
  days: DayAhead[]
}

/** The weather at a region's places. One that does not answer in time is there without its weather. */
export async function reportedPlaces(
  region: RegionId,
  { services, now }: RequestContext,
): Promise<{ places: ReportedPlace[]; failure: FailureKind | null }> {
  const places = regionPlaces[region]
    .map((slug) => services.findPlaces.resolve(slug))
    .filter((place) => place !== null)
  const outcomes = await Promise.all(places.map((place) => services.glanceWeather(place, { mayAsk: true })))
  const isSilent = outcomes.every(({ data }) => data === null)
  return {
    failure: isSilent ? (outcomes[0]?.failures[0]?.kind ?? 'unavailable') : null,
    places: places.map((place, index) => {
      const outcome = outcomes[index]
      const reading = outcome?.data ? outcome : null
      return {
        place,
        reading,
        now: reading && weatherNow(reading.data, now),
        days: reading ? placeOutlook(reading.data, null, now).days : [],
      }
    }),
  }
}
