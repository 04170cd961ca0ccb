import type { FailureKind } from '../../../domain/failure.ts'
import type { Place, RegionId } from '../../../domain/place/place.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import type { ListedNow } from '../../../domain/weather/outlook.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { regionPlaces } from '../../../reference/region-places.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { listedWeather } from '../place-weather/listed-weather.server.ts'

export type ReportedPlace = {
  place: Place
  reading: Reading<WeatherReport> | null
  now: ListedNow | null
  /** The days still to come, today first. */
  days: DayAhead[]
}

/** The weather at a region's places. One that does not answer in time is there without its weather. */
export async function reportedPlaces(
  region: RegionId,
  visit: RequestContext,
): Promise<{ places: ReportedPlace[]; failure: FailureKind | null }> {
  const places = regionPlaces[region]
    .map((slug) => visit.services.findPlaces.resolve(slug))
    .filter((place) => place !== null)
  const listed = await Promise.all(
    places.map(async (place) => ({ place, ...(await listedWeather(place, { mayAsk: true }, visit)) })),
  )
  const isSilent = listed.every(({ outcome }) => outcome.data === null)
  return {
    failure: isSilent ? (listed[0]?.outcome.failures[0]?.kind ?? 'unavailable') : null,
    places: listed.map(({ place, outcome, outlook, now }) => ({
      place,
      reading: outcome.data ? outcome : null,
      now,
      days: outlook?.days ?? [],
    })),
  }
}

export const isMeasured = ({ now, reading }: ReportedPlace): boolean =>
  now !== null && !now.isForecast && reading?.data.current.station !== undefined

export function nowView(one: ReportedPlace, writing: Writing) {
  const { now } = one
  return (
    now && {
      ...iconView(now, writing),
      temperatureC: now.temperatureC,
      isForecast: now.isForecast,
      /** At a station that fits the place; the source's own estimate otherwise. */
      isMeasured: isMeasured(one),
    }
  )
}

export type NowView = NonNullable<ReturnType<typeof nowView>>
