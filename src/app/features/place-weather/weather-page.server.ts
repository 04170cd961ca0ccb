import type { FailureKind } from '../../../domain/failure.ts'
import type { Place } from '../../../domain/place/place.ts'
import { rainAhead } from '../../../domain/rain/place-rain.ts'
import { isDayAt } from '../../../domain/sky/day-night.ts'
import { seasonOfDate } from '../../../domain/sky/season.ts'
import { conditionText } from '../../../domain/texts/condition-text.ts'
import { heroLine } from '../../../domain/texts/day-outlook-text.ts'
import { localDate } from '../../../domain/time/local-time.ts'
import { isCalmAhead } from '../../../domain/weather/calm-hours.ts'
import { nextChange } from '../../../domain/weather/next-change.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { iconFor } from '../../../domain/weather/weather-icon.ts'
import { createFormat } from '../../i18n/format.ts'
import { translateFor } from '../../i18n/page-texts.server.ts'
import type { TextKey } from '../../i18n/texts.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { warningBar } from '../alerts/warning-bar.server.ts'
import { isPending } from '../map/is-pending.server.ts'
import { ageView } from './age-view.server.ts'
import { alertsView } from './alerts-view.server.ts'
import { daysView, todaysRange } from './days-view.server.ts'
import { keyEntryScene, sceneOf, sceneWithoutReading } from './hero-scene.ts'
import { hoursView } from './hours-view.server.ts'
import { originLines } from './origin-lines.server.ts'
import { rainView } from './rain-view.server.ts'
import { tilesView } from './tiles-view.server.ts'
import type { LoadedWeather, WeatherPageView } from './weather-page-view.ts'

const messageOf: Record<FailureKind, TextKey> = {
  'key-missing': 'home.keyRequired',
  'key-invalid': 'weather.failed-key-invalid',
  'no-subscription': 'weather.failed-no-subscription',
  quota: 'weather.failed-quota',
  timeout: 'weather.failed-timeout',
  'no-data': 'common.weatherFailed',
  'bad-request': 'common.weatherFailed',
  'bad-answer': 'common.weatherFailedLater',
  unavailable: 'common.weatherFailedLater',
  pending: 'common.weatherFailedLater',
}

/**
 * One place's weather as a page. It always answers, and always with status 200: when the weather fails, warnings
 * and rain are still shown, and a page that says what is missing is worth more than an empty error answer. A page
 * with a failure is never cached, so that "Try Again" asks again.
 */
export async function weatherPage(
  place: Place,
  visit: RequestContext,
): Promise<{ page: WeatherPageView; description: string }> {
  const { services, language, now } = visit
  const writing: Writing = { language, t: translateFor(language), format: createFormat(language), now }
  const [weather, alerts, rain] = await Promise.all([
    services.getWeather(place),
    services.getAlerts({ kind: 'place', place }),
    services.getRain(place.coordinates),
  ])
  const season = seasonOfDate(localDate(now, place.timeZone))
  if (weather.data === null || alerts.data.state === 'sample') visit.freshUntil(now)
  // After a start the radar's first pictures are a matter of seconds.
  if (rain.data === null && services.radar.covers(place.coordinates)) visit.freshUntil(now + 5000)
  const failure = weather.failures[0]?.kind ?? 'unavailable'
  const isChosen = place.slug === (visit.savedPlace ?? 'zurich')
  const placeQuery = isChosen ? '' : `?place=${place.slug}`
  const isCalm = weather.data !== null && isCalmAhead(weather.data, now)
  const page: WeatherPageView = {
    place: { name: place.names[language], slug: place.slug },
    placeQuery,
    sky: weather.data
      ? sceneOf(weather.data.current, {
          season,
          // An old reading may be of the day, and now is night.
          isDay: isDayAt(now, weather.data.timeZone, weather.data.current),
          now,
        })
      : failure === 'key-missing'
        ? keyEntryScene
        : sceneWithoutReading(season),
    weather:
      weather.data === null
        ? { failure, message: writing.t(messageOf[failure]) }
        : loadedWeather(weather, writing),
    alerts: alertsView(alerts, { kind: 'place', place }, { isCalm }, writing),
    warning: warningBar(alerts, place, `/alerts${placeQuery}`, writing),
    rain: !services.radar.covers(place.coordinates)
      ? 'outside'
      : rain.data && rainView(rain, rainAhead(rain.data, now), place, writing),
    isRainPending: isPending(rain),
  }
  return { page, description: description(page.place.name, weather.data, writing) }
}

/** For search engines and shared links: the current weather, with its temperature in °C (spec section 1). */
function description(place: string, report: WeatherReport | null, { language, t, format }: Writing): string {
  if (!report) return t('meta.homeDescriptionPlain', { place })
  return t('meta.homeDescription', {
    place,
    temperature: `${format.number(report.current.temperatureC)}\u00a0°C`,
    description: conditionText(report.current, language),
  })
}

function loadedWeather(reading: Reading<WeatherReport>, writing: Writing): LoadedWeather {
  const { data: report, source } = reading
  const { language, t, format, now } = writing
  const { timeZone, current, hourly, daily } = report
  const today = daily.find((day) => day.date === localDate(now, timeZone))
  return {
    headline: heroLine(conditionText(current, language), nextChange(current, hourly, now), language, (at) =>
      format.time(at, timeZone),
    ),
    conditionName: t(`weather.icon-${iconFor(current.conditionCode, current.condition, current.isDay)}`),
    temperatureC: Math.round(current.temperatureC),
    ...todaysRange(report, today, now),
    age: ageView('weather', reading, { now, timeZone, format }),
    source: { attribution: source.attribution, url: source.url, isDemo: source.isDemo },
    ...tilesView(report, today, writing),
    origins: originLines(report, writing),
    hours: hoursView(report, writing),
    days: daysView(report, writing),
  }
}
