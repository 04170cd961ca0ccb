import { queryOf, texts } from '../../../domain/address/query.ts'
import { heaviestPollen } from '../../../domain/air/pollen.ts'
import type { Danger } from '../../../domain/danger/danger.ts'
import { mostKeptPlaces } from '../../../domain/place/kept-places.ts'
import type { Place } from '../../../domain/place/place.ts'
import { dayLine } from '../../../domain/push/day-line.ts'
import { dayLineText, dayReceiptText } from '../../../domain/texts/day-line-text.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { warningTexts } from '../../../domain/warning/warning-rules.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import { computedUv } from '../../../domain/weather/uv-estimate.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { lakeHere } from '../../../reference/bathing-lakes.ts'
import { waterName } from '../../../reference/water-names.ts'
import type { GetPollen } from '../../../services/pollen/get-pollen.ts'
import type { LastReceipt } from '../../../services/push/demo-receipt.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import type { GetLakes } from '../../../services/water/get-lakes.ts'
import { severityClass } from '../../design/marks.tsx'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { type AgeView, ageView, weatherAgeView } from '../../provenance/age-view.server.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { dangerRow, unreadText } from '../alerts/danger-rows.server.ts'
import { shownDangers } from '../alerts/shown-dangers.server.ts'
import { severityText, statedLevel } from '../alerts/warning-card.server.ts'
import { lastKnownText } from '../alerts/warning-notice.server.ts'
import { rainView } from '../place-weather/rain-view.server.ts'

/** A kept place in a few figures and sentences, all in the reader's language. */
export type GlanceView = GlancesView['glances'][number]

export const glancesQuery = queryOf({ place: texts })

/** Which places a request is about; null where they are too many, or none. */
export function requestedPlaces({ place }: ReturnType<typeof glancesQuery.read>): string[] | null {
  const requested = [...new Set(place)]
  const isUsable =
    requested.length > 0 &&
    requested.length <= mostKeptPlaces &&
    requested.every(({ length }) => length <= 100)
  return isUsable ? requested : null
}

/** The weather of kept places. A place without a timely response has no weather, and that result is not cached. */
export async function placeGlances(requested: readonly string[], visit: RequestContext) {
  const { services, now } = visit
  const writing = writingOf(visit)
  const found = await Promise.all(
    requested.map(async (value) => {
      const place = services.findPlaces.resolve(value)
      return place
        ? glanceOf(value, place, visit, writing)
        : { glance: unknownPlace(value), weather: null, further: [] }
    }),
  )
  if (found.some(({ glance }) => glance.name !== null && glance.weather === null)) visit.freshUntil(now)
  const when = { now, timeZone: swissTime, format: writing.format }
  const sourced = (reading: Reading<unknown>, age: AgeView) => ({
    ...sourceView(reading.source, writing),
    /** Of the oldest value of all. */
    age,
  })
  const oldestLast = found
    .flatMap(({ weather }) => weather ?? [])
    .map((reading) => sourced(reading, weatherAgeView(reading, when)))
    .toSorted((a, b) => b.age.at - a.age.at)
  const further = found
    .flatMap((one) => one.further)
    .map(({ kind, reading }) => sourced(reading, ageView(kind, reading, when)))
  // Of several values under one attribution the map keeps the last, the oldest; the weather's age comes first.
  const sources = new Map(oldestLast.map((source) => [source.attribution, source]))
  for (const source of further) if (!sources.has(source.attribution)) sources.set(source.attribution, source)
  return {
    glances: found.map(({ glance }) => glance),
    /** Each as old as the oldest of its own values. */
    sources: [...sources.values()],
    age: oldestLast.at(-1)?.age ?? null,
  }
}

export type GlancesView = Awaited<ReturnType<typeof placeGlances>>

/** There is no such place (any more). */
const unknownPlace = (requested: string) => ({
  requested,
  name: null,
  weather: null,
  rain: null,
  day: null,
  receipt: null,
  warning: null,
  warningNote: null,
})

/** Weather cached for lists is used for hours; after that the place is fetched, within the client's own share. */
async function weatherOf(
  place: Place,
  { services, client }: RequestContext,
): Promise<Outcome<WeatherReport>> {
  const known = await services.glanceWeather(place, { mayAsk: false })
  if (known.data !== null && !known.isStale) return known
  const requested = await services.getWeather(place, client)
  return requested.data === null ? known : requested
}

async function glanceOf(requested: string, place: Place, visit: RequestContext, writing: Writing) {
  const { services, language, now } = visit
  const [weather, report, rain, lakes, pollen] = await Promise.all([
    weatherOf(place, visit),
    shownDangers({ kind: 'place', place }, visit),
    services.radar.getRain(place.coordinates),
    services.getLakes(),
    services.getPollen(),
  ])
  const outlook = weather.data && placeOutlook(weather.data, rain.data, now)
  const day =
    outlook && weather.data ? dayView(place, weather.data, outlook, { lakes, pollen }, writing) : null
  const station = weather.data?.current.station?.name ?? null
  const receipt = weather.data && services.getDemoReceipt && (await services.getDemoReceipt(place, station))
  const shownRain = rain.data && rainView({ rain, outlook, warnings: report.warnings.data }, place, writing)
  return {
    weather: weather.data === null ? null : weather,
    /** Of what the day's line tells beside the weather. */
    further: day?.further ?? [],
    glance: {
      /** The place as it was requested. */
      requested,
      name: place.names[language],
      /** null: no weather just now. */
      weather: outlook && weatherView(outlook, writing),
      /** The next two hours; null where the radar does not look, or knows nothing. */
      rain: shownRain && {
        sentence: shownRain.sentence,
        bars: shownRain.bars.map(({ height, step }) => ({ height, step })),
      },
      day: day && { text: day.text, lake: day.lake },
      receipt: receipt && receiptView(receipt, writing),
      ...warningView(report, writing),
    },
  }
}

/** The day in one line, as a message tells it; null: it is over. */
function dayView(
  { coordinates }: Place,
  report: WeatherReport,
  outlook: ReturnType<typeof placeOutlook>,
  { lakes, pollen }: { lakes: Awaited<ReturnType<GetLakes>>; pollen: Awaited<ReturnType<GetPollen>> },
  { format, language, now }: Writing,
) {
  const { timeZone } = report
  const line = dayLine({
    outlook,
    timeZone,
    uv: outlook.today?.uvIndex ?? computedUv(report, now)?.index ?? null,
    lake: lakeHere(coordinates, lakes, now),
    pollen: pollen.data && heaviestPollen(coordinates, pollen.data, now),
    now,
  })
  if (!line) return null
  const { lake } = line
  return {
    text: dayLineText({ ...line, lake: null }, language, (at) => format.time(at, timeZone)),
    /** Unrounded, for the visitor's unit. */
    lake: lake && { ...lake, name: waterName(lake.name, language) },
    further: [
      ...(lake && lakes.data !== null ? [{ kind: 'lakes' as const, reading: lakes }] : []),
      ...(line.pollen && pollen.data !== null ? [{ kind: 'pollen' as const, reading: pollen }] : []),
    ],
  }
}

/** What became of the last day that is over. */
const receiptView = ({ isToday, receipt }: LastReceipt, { t, format, language }: Writing) => ({
  title: t(isToday ? 'places.receiptToday' : 'places.receiptYesterday'),
  text: dayReceiptText(receipt, language, (at) => format.time(at, swissTime)),
})

function weatherView({ present, today }: ReturnType<typeof placeOutlook>, writing: Writing) {
  return {
    ...iconView(present, writing),
    /** Unrounded: this request has no cookie, and only the browser knows the visitor's unit. */
    temperatureC: present.temperatureC,
    /** `note` where it is not the calendar day's. */
    range: today && {
      maxC: today.temperatureMaxC,
      minC: today.temperatureMinC,
      note: today.extent === 'rest' ? writing.t('weather.extentRest') : null,
    },
  }
}

/** The gravest danger, and the text where there is none: only an all-clear may reassure. */
export function warningView({ warnings: reading, dangers, unread }: DangerReport, writing: Writing) {
  const { t } = writing
  const { isOutside, warnings } = reading.data
  const [gravest] = dangers
  const isRelayed = gravest?.kind === 'weather' && gravest.warning.issuer !== undefined
  // Where our sources watch, the provider relays the same authority's warnings: of one type they are one.
  const isRepetition = (danger: Danger) =>
    !isOutside &&
    danger.kind === 'weather' &&
    danger.warning.issuer !== undefined &&
    warnings.some((own) => !own.isSample && own.type === danger.warning.type)
  const count = dangers.filter((danger) => !isRepetition(danger)).length
  const [first] = unread
  const notes = {
    active: isOutside ? t('weather.warningsOutside') : null,
    'all-clear': first ? unreadText(first, writing) : null,
    'last-known': isRelayed ? null : lastKnownText(reading.fetchedAt, writing),
    outside: gravest ? null : t('weather.warningsOutside'),
    unknown: t('weather.warningsUnknown'),
    sample: t('weather.warningsUnknown'),
  }
  return {
    /** The gravest danger, whoever warns of it; `more`: how many others. */
    warning: gravest ? { ...wordsOf(gravest, writing), more: count - 1 } : null,
    /** Why silence is no all-clear; null where it is one. */
    warningNote: notes[reading.data.state],
  }
}

function wordsOf(danger: Danger, writing: Writing) {
  if (danger.kind !== 'weather') {
    const { look, glyph, kind, title } = dangerRow(danger, null, writing)
    return { look, glyph, level: danger.level, severity: kind, title, language: writing.language }
  }
  const { language: tag, text } = warningTexts(danger.warning, writing.language)[0]
  const level = statedLevel(danger.warning)
  return {
    look: level === null ? 'is-unstated' : severityClass(level),
    glyph: level === null ? ('info' as const) : (`severity-${level}` as const),
    /** Of its own scale; null: none is stated. */
    level,
    severity: severityText(danger.warning, writing),
    title: text.title,
    language: tag,
  }
}
