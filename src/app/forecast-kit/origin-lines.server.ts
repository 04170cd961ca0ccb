import type { Place } from '../../domain/place/place.ts'
import type { CurrentWeather, ForecastOrigin, WeatherReport } from '../../domain/weather/weather.ts'
import { namedIn } from '../i18n/named-stations.server.ts'
import type { Writing } from '../i18n/writing.ts'
import { heightText } from './height-text.server.ts'

/** From here on the page says how much higher or lower the point lies: a degree of temperature. */
const notableHeightM = 150
/** A measurement is shown next to the forecast for the same hour: half a degree is noticed. */
const notableStationM = 100

/** "Measured at Zürich / Fluntern (2 km away, 148 m higher) at 20:50" and "Forecast for Zürich (409 m), issued at 18:00", where they are known. */
export function originLines({ current, forecast, timeZone }: WeatherReport, writing: Writing): string[] {
  const lines = current.station ? [stationLine(current.station, timeZone, writing)] : []
  const point = forecastOriginLine({ forecast, timeZone }, writing)
  return point ? [...lines, point] : lines
}

function stationLine(
  { name, distanceKm, heightDifferenceM, measuredAt }: NonNullable<CurrentWeather['station']>,
  timeZone: string,
  { t, format }: Writing,
): string {
  const said = { station: name, time: format.time(measuredAt, timeZone) }
  if (distanceKm < 0.5) return t('weather.measuredHere', said)
  const away = { ...said, distance: format.number(distanceKm) }
  const difference = heightDifferenceM ?? 0
  if (Math.abs(difference) <= notableStationM) return t('weather.measuredAt', away)
  return t(difference > 0 ? 'weather.measuredHigher' : 'weather.measuredLower', {
    ...away,
    difference: format.number(Math.abs(difference)),
  })
}

/**
 * How high the place lies, and what point and height its forecast is for, where they are known. A point's height is the
 * place's, or said in comparison to it.
 */
export function forecastHeights(place: Place, report: WeatherReport, writing: Writing): string[] {
  const origin = forecastOriginLine(report, writing)
  const { point, heightM } = report.forecast ?? {}
  if (origin && (point || heightM === place.elevationM)) return [origin]
  return [heightText(place, writing.t), origin].filter((line) => line !== null)
}

/** What point and height a forecast is for; null if unknown. */
function forecastOriginLine(
  { forecast, timeZone }: { forecast?: ForecastOrigin | undefined; timeZone: string },
  { t, format, language }: Writing,
): string | null {
  const { point, runAt = null, heightM: ownHeightM } = forecast ?? {}
  if (ownHeightM !== undefined) return t('weather.forecastHeight', { height: format.number(ownHeightM) })
  if (!point || runAt === null) return null
  const { name, heightM, heightDifferenceM } = point
  const difference = heightDifferenceM ?? 0
  const said = {
    place: namedIn(language, name),
    height: format.number(heightM),
    time: format.time(runAt, timeZone),
  }
  if (Math.abs(difference) <= notableHeightM) return t('weather.forecastPoint', said)
  return t(difference > 0 ? 'weather.forecastPointHigher' : 'weather.forecastPointLower', {
    ...said,
    difference: format.number(Math.abs(difference)),
  })
}
