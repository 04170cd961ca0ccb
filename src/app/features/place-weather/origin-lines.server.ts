import type { ForecastOrigin, WeatherReport } from '../../../domain/weather/weather.ts'
import type { Writing } from '../../i18n/writing.ts'

/** From here on the page says how much higher or lower the point lies: a degree of temperature. */
const notableHeightM = 150

/** "Measured at Zürich / Fluntern (2 km away) at 20:50" and "Forecast for Zürich (409 m), issued at 18:00", where they are known. */
export function originLines({ current, forecast, timeZone }: WeatherReport, writing: Writing): string[] {
  const { t, format } = writing
  const lines: string[] = []
  if (current.station) {
    const { name, distanceKm, measuredAt } = current.station
    lines.push(
      t('weather.measuredAt', {
        station: name,
        distance: format.number(distanceKm),
        time: format.time(measuredAt, timeZone),
      }),
    )
  }
  const point = forecastOriginLine({ forecast, timeZone }, writing)
  return point ? [...lines, point] : lines
}

/** What point and height a forecast is for; null where nobody says. */
export function forecastOriginLine(
  { forecast, timeZone }: { forecast?: ForecastOrigin | undefined; timeZone: string },
  { t, format }: Writing,
): string | null {
  const { point, runAt = null, heightM: ownHeightM } = forecast ?? {}
  if (ownHeightM !== undefined) return t('weather.forecastHeight', { height: format.number(ownHeightM) })
  if (!point || runAt === null) return null
  const { name, heightM, heightDifferenceM } = point
  const difference = heightDifferenceM ?? 0
  const said = { place: name, height: format.number(heightM), time: format.time(runAt, timeZone) }
  if (Math.abs(difference) <= notableHeightM) return t('weather.forecastPoint', said)
  return t(difference > 0 ? 'weather.forecastPointHigher' : 'weather.forecastPointLower', {
    ...said,
    difference: format.number(Math.abs(difference)),
  })
}
