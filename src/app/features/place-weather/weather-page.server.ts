import { type FailureKind, failureOf, isPending } from '../../../domain/failure.ts'
import type { Place } from '../../../domain/place/place.ts'
import { seasonOfDate } from '../../../domain/sky/season.ts'
import { conditionText } from '../../../domain/texts/condition-text.ts'
import { heroLine } from '../../../domain/texts/day-outlook-text.ts'
import { hourOfDay, localDate } from '../../../domain/time/local-time.ts'
import { isAbroad } from '../../../domain/warning/warning-state.ts'
import { visibilityAt } from '../../../domain/weather/airport-report.ts'
import { isCalmAhead } from '../../../domain/weather/calm-hours.ts'
import { type PlaceOutlook, placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { extentText } from '../../forecast-kit/day-label.server.ts'
import { heightText } from '../../forecast-kit/height-text.server.ts'
import { keyEntryScene, sceneOf, sceneWithoutReading } from '../../forecast-kit/hero-scene.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { originLines } from '../../forecast-kit/origin-lines.server.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { TextKey } from '../../i18n/texts.ts'
import type { Writing } from '../../i18n/writing.ts'
import { placeQueryOf } from '../../page/chosen-place.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { weatherAgeView } from '../../provenance/age-view.server.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { shownDangers } from '../alerts/shown-dangers.server.ts'
import { warningBar } from '../alerts/warning-bar.server.ts'
import { daysView } from './days-view.server.ts'
import { hoursView } from './hours-view.server.ts'
import { packDays } from './packed-days.ts'
import { packStrip } from './packed-strip.ts'
import { creditsOf } from './page-credits.server.ts'
import { rainAbroad, rainView } from './rain-view.server.ts'
import { tilesView } from './tiles-view.server.ts'
import { warningsView } from './warnings-view.server.ts'

/**
 * What a page with one place's weather shows. Dates, times and sentences are written by the server: the
 * browser's own tables of dates may differ from the server's, and the grammar of sentences need not travel.
 */
export type WeatherPageView = Awaited<ReturnType<typeof weatherPage>>['page']

export type MissingWeather = Extract<WeatherPageView['weather'], { failure: string }>

/** As it travels: packStrip. */
export type PackedStripView = LoadedWeather['hours']

/** As it travels: packDays. */
export type PackedDaysView = LoadedWeather['days']

const messageOf: Record<FailureKind, TextKey> = {
  'key-missing': 'key.required',
  // Details are for the operator (/setup, log); visitors only need to know that there is no weather.
  'key-invalid': 'common.weatherFailedLater',
  'no-subscription': 'common.weatherFailedLater',
  quota: 'weather.failed-quota',
  timeout: 'weather.failed-timeout',
  'no-data': 'common.weatherFailed',
  'bad-request': 'common.weatherFailed',
  'bad-answer': 'common.weatherFailedLater',
  unavailable: 'weather.failed-unavailable',
  'not-writable': 'common.weatherFailedLater',
  pending: 'common.stillLoading',
}

/**
 * One place's weather as a page. It always answers, and always with status 200: when the weather fails, warnings
 * and rain are still shown, and a page that says what is missing is worth more than an empty error answer.
 */
export async function weatherPage(place: Place, visit: RequestContext) {
  const { services, language, now } = visit
  const writing = writingOf(visit)
  const [weather, report, rain, airports] = await Promise.all([
    services.getWeather(place, visit.client),
    shownDangers({ kind: 'place', place }, visit),
    services.radar.getRain(place.coordinates),
    isAbroad(place) ? null : services.getAirportReports(),
  ])
  const date = localDate(now, place.timeZone)
  const season = seasonOfDate(date, place.coordinates.lat)
  const outlook = weather.data && placeOutlook(weather.data, rain.data, now)
  const isCovered = services.radar.covers(place.coordinates)
  const isRainPending = isPending(rain)
  // After a start the radar's first images and forecast are a matter of seconds.
  if (isCovered && isRainPending) visit.freshUntil(now + 5000)
  const failure = failureOf(weather)
  const isKeyMissing = weather.data === null && failure === 'key-missing'
  const placeQuery = placeQueryOf(place, visit)
  const isCalm = outlook !== null && isCalmAhead(outlook, now)
  const page = {
    /** `height`: "4478 m a.s.l."; null where it is not known. */
    place: {
      name: place.names[language],
      title: writing.t('shell.weatherInPlace', { place: place.names[language] }),
      slug: place.slug,
      height: heightText(place, writing.t),
    },
    /** "?place=…" for links to pages that would show another place without it, else "". */
    placeQuery,
    sky: outlook
      ? sceneOf(outlook.present, { season, isAbroad: place.country !== 'CH', now })
      : isKeyMissing
        ? keyEntryScene
        : sceneWithoutReading(season),
    weather:
      weather.data === null || outlook === null
        ? { failure, message: writing.t(messageOf[failure]) }
        : loadedWeather(
            weather,
            outlook,
            { visibility: visibilityAt(airports?.data ?? [], place, now), elevationM: place.elevationM },
            writing,
          ),
    warnings: warningsView(report, { kind: 'place', place }, isCalm, writing),
    rain: isCovered
      ? ((rain.data && rainView({ rain, outlook, warnings: report.warnings.data }, place, writing)) ?? {
          missing: writing.t(isRainPending ? 'weather.rainPending' : 'weather.rainUnavailable'),
          isPending: isRainPending,
        })
      : rainAbroad(rain, place, writing),
    credits: creditsOf(
      { weather: weather.data && weather, outlook, rain, warnings: report.warnings },
      place,
      writing,
    ),
  }
  return {
    page,
    warning: warningBar(report, place, `/alerts${placeQuery}`, writing),
    description: description(page.place.name, outlook, writing),
    /** All of the page is the form for the operator's key: nothing to be found by. */
    isKeyMissing,
    warningState: report.warnings.data.state,
    report,
  }
}

/** For search engines and shared links: the current weather, with its temperature. */
function description(place: string, outlook: PlaceOutlook | null, { language, t, format }: Writing): string {
  if (!outlook) return t('meta.homeDescriptionPlain', { place })
  return t('meta.homeDescription', {
    place,
    temperature: format.temperatureText(outlook.present.temperatureC),
    description: conditionText(outlook.present, language),
  })
}

function loadedWeather(
  reading: Reading<WeatherReport>,
  outlook: PlaceOutlook,
  around: { visibility: ReturnType<typeof visibilityAt>; elevationM: number | null },
  writing: Writing,
) {
  const { timeZone } = reading.data
  const { language, format, now } = writing
  const { present, change, today } = outlook
  const hours = hoursView(outlook, timeZone, writing)
  const days = daysView(outlook, timeZone, writing)
  const clock = {
    time: (at: number) => format.time(at, timeZone),
    hour: (at: number) => hourOfDay(at, timeZone),
    weekday: (at: number) =>
      localDate(at, timeZone) === localDate(now, timeZone) ? null : format.weekday(at, timeZone),
  }
  return {
    /** "Partly cloudy, thunderstorms from about 16:00". */
    headline: heroLine(conditionText(present, language), change, language, clock),
    ...iconView(present, writing),
    temperatureC: present.temperatureC,
    /** Of what is left of today; null where nothing is forecast. */
    range: today && {
      maxC: today.temperatureMaxC,
      minC: today.temperatureMinC,
      /** The period that the two are for, in words. */
      extent: extentText(today, present.station, timeZone, writing),
      /** Only of what is left of the day. */
      isRest: today.extent === 'rest',
    },
    age: weatherAgeView(reading, { now, timeZone, format }),
    source: sourceView(reading.source, writing),
    ...tilesView(reading.data, outlook, around, writing),
    /** Where the present values were measured and what point the forecast is for, each a line; empty if unknown. */
    origins: originLines(reading.data, writing),
    hours: { ...hours, hours: packStrip(hours.hours) },
    days: { ...days, days: packDays(days.days) },
  }
}

/** The icon is the condition's; the drawing carries its name too. */
export type LoadedWeather = ReturnType<typeof loadedWeather>
