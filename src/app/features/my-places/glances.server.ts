import type { WeatherAlert } from '../../../domain/alert/alert.ts'
import { alertTexts } from '../../../domain/alert/alert-rules.ts'
import { mostKeptPlaces } from '../../../domain/place/kept-places.ts'
import type { Place } from '../../../domain/place/place.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import { sourceView } from '../../i18n/source-view.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { gravestFirst, severityText, statedLevel } from '../alerts/alert-card.server.ts'
import { lastKnownText } from '../alerts/alert-notice.server.ts'
import { shownAlerts } from '../alerts/shown-alerts.server.ts'
import { iconView } from '../charts/icon-view.server.ts'
import { weatherAgeView } from '../place-weather/age-view.server.ts'
import { rainView } from '../place-weather/rain-view.server.ts'
import { floodBeside } from '../water/water-line.server.ts'
import type { GlancesView, GlanceView } from './glance-view.ts'

/** Which places a request is about; null where they are too many, or none. */
export function requestedPlaces(search: URLSearchParams): string[] | null {
  const requested = [...new Set(search.getAll('place'))]
  const isUsable =
    requested.length > 0 &&
    requested.length <= mostKeptPlaces &&
    requested.every(({ length }) => length <= 100)
  return isUsable ? requested : null
}

/** The weather of kept places. A place without a timely response has no weather, and that result is not cached. */
export async function placeGlances(
  requested: readonly string[],
  visit: RequestContext,
): Promise<GlancesView> {
  const { services, now } = visit
  const writing = writingOf(visit)
  const found = await Promise.all(
    requested.map(async (value) => {
      const place = services.findPlaces.resolve(value)
      return place ? glanceOf(value, place, visit, writing) : { glance: unknownPlace(value), readings: [] }
    }),
  )
  const readings = found.flatMap((one) => one.readings)
  if (found.some(({ glance }) => glance.name !== null && glance.weather === null)) visit.freshUntil(now)
  const when = { now, timeZone: swissTime, format: writing.format }
  const aged = readings.map((reading) => ({
    ...sourceView(reading.source, writing),
    age: weatherAgeView(reading, when),
  }))
  const oldestLast = aged.toSorted((a, b) => b.age.at - a.age.at)
  // Of several values under one attribution the map keeps the last, the oldest.
  const sources = new Map(oldestLast.map((source) => [source.attribution, source]))
  return {
    glances: found.map(({ glance }) => glance),
    sources: [...sources.values()],
    age: oldestLast.at(-1)?.age ?? null,
  }
}

const unknownPlace = (requested: string): GlanceView => ({
  requested,
  name: null,
  weather: null,
  rain: null,
  warning: null,
  warningNote: null,
  flood: null,
})

/** What is cached for lists is used for hours; after that the place is fetched, within the client's own share. */
async function weatherOf(
  place: Place,
  { services, client }: RequestContext,
): Promise<Outcome<WeatherReport>> {
  const known = await services.glanceWeather(place, { mayAsk: false })
  if (known.data !== null && !known.isStale) return known
  const requested = await services.getWeather(place, client)
  return requested.data === null ? known : requested
}

async function glanceOf(
  requested: string,
  place: Place,
  visit: RequestContext,
  writing: Writing,
): Promise<{ glance: GlanceView; readings: Reading<WeatherReport>[] }> {
  const { services, language, now } = visit
  const shown = shownAlerts({ kind: 'place', place }, visit)
  const [weather, alerts, rain, flood] = await Promise.all([
    weatherOf(place, visit),
    shown,
    services.radar.getRain(place.coordinates),
    floodBeside(shown, place, visit),
  ])
  const outlook = weather.data && placeOutlook(weather.data, rain.data, now)
  const shownRain = rain.data && rainView({ rain, outlook, warnings: alerts.data }, place, writing)
  return {
    readings: weather.data === null ? [] : [weather],
    glance: {
      requested,
      name: place.names[language],
      weather: outlook && weatherView(outlook, writing),
      rain: shownRain && {
        sentence: shownRain.sentence,
        bars: shownRain.bars.map(({ height, step }) => ({ height, step })),
      },
      ...warningView(alerts, writing),
      flood,
    },
  }
}

function weatherView(
  { present, today }: ReturnType<typeof placeOutlook>,
  writing: Writing,
): NonNullable<GlanceView['weather']> {
  return {
    ...iconView(present, writing),
    temperatureC: present.temperatureC,
    range: today && {
      maxC: today.temperatureMaxC,
      minC: today.temperatureMinC,
      note: today.extent === 'rest' ? writing.t('weather.extentRest') : null,
    },
  }
}

/** The gravest warning, and the text where there is none: only an all-clear may reassure. */
export function warningView(
  reading: Reading<AlertReport>,
  writing: Writing,
): Pick<GlanceView, 'warning' | 'warningNote'> {
  const { t } = writing
  const { isOutside, alerts } = reading.data
  const all = gravestFirst(reading.data)
  const [gravest] = all
  const isRelayed = gravest?.issuer !== undefined
  // Where our sources watch, the provider relays the same authority's warnings: of one type they are one.
  const isRepetition = ({ issuer, type }: WeatherAlert) =>
    !isOutside && issuer !== undefined && alerts.some((own) => !own.isSample && own.type === type)
  const count = all.filter((alert) => !isRepetition(alert)).length
  const notes = {
    active: isOutside ? t('weather.warningsOutside') : null,
    'all-clear': null,
    'last-known': isRelayed ? null : lastKnownText(reading.fetchedAt, writing),
    outside: gravest ? null : t('weather.warningsOutside'),
    unknown: t('weather.warningsUnknown'),
    sample: t('weather.warningsUnknown'),
  }
  return {
    warning: gravest ? warningOf(gravest, count - 1, writing) : null,
    warningNote: notes[reading.data.state],
  }
}

function warningOf(alert: WeatherAlert, more: number, writing: Writing): GlanceView['warning'] {
  const { language: tag, text } = alertTexts(alert, writing.language)[0]
  return {
    level: statedLevel(alert),
    severity: severityText(alert, writing),
    title: text.title,
    language: tag,
    more,
  }
}
