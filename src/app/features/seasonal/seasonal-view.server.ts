import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { seasonMonthsAt, seasonOfDate } from '../../../domain/sky/season.ts'
import { creditText } from '../../../domain/texts/credit-text.ts'
import { normalDeviationText } from '../../../domain/texts/normal-deviation-text.ts'
import { localDate } from '../../../domain/time/local-time.ts'
import { deviationFromNormal, type StandingStation, stationFor } from '../../../domain/weather/normals.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { climateNormalsSource, climateStations } from '../../../reference/climate-normals.ts'
import type { FindPlaces } from '../../../services/places/find-places.ts'
import type { Writing } from '../../i18n/writing.ts'
import { climateView } from './climate-view.server.ts'
import { daylightView } from './daylight-view.server.ts'
import { regionSentence, regionViews } from './region-views.server.ts'
import type { seasonalQuery } from './seasonal-query.ts'
import { weekView } from './week-view.server.ts'

export function seasonalView(
  {
    outcome,
    rain,
    findPlaces,
  }: { outcome: Outcome<WeatherReport>; rain: PlaceRain | null; findPlaces: FindPlaces },
  place: Place,
  asked: ReturnType<typeof seasonalQuery.read>,
  writing: Writing,
) {
  const { language, format, now } = writing
  const { timeZone } = place
  const today = localDate(now, timeZone)
  const season = asked.season ?? seasonOfDate(today, place.coordinates.lat)
  const standing = stationFor(place, climateStations)
  const known = outcome.data && placeOutlook(outcome.data, rain, now).today
  const day = known?.extent === 'rest' ? null : known
  const regions = regionViews(season, findPlaces, writing)
  return {
    placeName: place.names[language],
    /** Set where the address names the place: links keep it. */
    placeParameter: asked.place,
    season,
    /** Of the season at the place, 1 to 12. */
    months: seasonMonthsAt(season, place.coordinates.lat),
    /** The season shown is the one that runs. */
    isCurrent: season === seasonOfDate(today, place.coordinates.lat),
    /** YYYY-MM-DD at the place. */
    today,
    /** "15 Nov". */
    todayText: format.dayMonth(now, timeZone),
    /** "Today is 3.1° warmer than usual for mid-November." Only where the station is comparable. */
    deviation:
      standing?.isComparable && day
        ? normalDeviationText(deviationFromNormal(day, standing.station.normals), language, (byC) =>
            format.degreesApart(byC, 1),
          )
        : null,
    climate: standing && climateView(standing.station, season, writing),
    /** Why there are no normals, or why they are not compared with the forecast. */
    climateNote: climateNote(standing, place, writing),
    week: standing?.isComparable ? weekView(outcome, rain, standing.station, today, writing) : null,
    daylight: daylightView(place, today, writing),
    regions,
    /** In which the place lies; null abroad. */
    ownRegion: place.region,
    regionSentence: regionSentence(regions, writing),
    normalsSource: {
      ...climateNormalsSource,
      attribution: creditText(climateNormalsSource.attribution, writing.language),
    },
  }
}

/** What the page shows; dates, times and sentences are written by the server. Unknown is null and left out. */
export type SeasonalView = ReturnType<typeof seasonalView>

/** How well the station represents the place, or why none does. */
function climateNote(
  standing: StandingStation | null,
  place: Place,
  { t, format, language }: Writing,
): string | null {
  const name = place.names[language]
  if (!standing) {
    return t(place.elevationM === null ? 'seasonal.noHeight' : 'seasonal.noStation', { place: name })
  }
  if (standing.isComparable) return null
  const height = Math.round(Math.abs(standing.heightDifferenceM))
  return t(standing.heightDifferenceM >= 0 ? 'seasonal.notComparableHigher' : 'seasonal.notComparableLower', {
    station: standing.station.name,
    place: name,
    distance: format.distance(standing.distanceKm),
    height: format.number(height),
  })
}
