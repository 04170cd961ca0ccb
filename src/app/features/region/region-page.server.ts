import type { RegionId } from '../../../domain/place/place.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { regionOutlookText } from '../../../domain/texts/region-outlook-text.ts'
import { addDays, instantOfLocal, localDate, swissTime } from '../../../domain/time/local-time.ts'
import { amountOf, leastShownAmount } from '../../../domain/weather/amount.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { strongest } from '../../../domain/weather/day-outlook.ts'
import { largest } from '../../../domain/weather/largest.ts'
import { shownDays } from '../../../domain/weather/outlook.ts'
import { regionDay } from '../../../domain/weather/region-outlook.ts'
import { weatherMadeAt } from '../../../domain/weather/weather-now.ts'
import { todayName } from '../../forecast-kit/day-label.server.ts'
import { amountView } from '../../forecast-kit/fallen-text.server.ts'
import { altitudeText } from '../../forecast-kit/height-text.server.ts'
import { dayCell } from '../../forecast-kit/icon-view.server.ts'
import { shortWeekday } from '../../forecast-kit/short-weekday.server.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import { regionName, regionNames } from '../../i18n/region-names.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { agoText } from '../../provenance/ago-text.server.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { ladderView } from './altitude-ladder.server.ts'
import { labelPlaces, regionFrame, unitsPerPixel } from './region-map.server.ts'
import { isMeasured, nowView, type ReportedPlace, reportedPlaces } from './region-places.server.ts'

export type RegionPlaceRow = RegionWeather['places'][number]

/** Gusts of Beaufort 7: below, wind is not worth mentioning for a whole region. */
const gustWorthSayingKmh = 50
/** Height difference from which the sentence adds "depending on altitude". */
const mountainousM = 1000

export async function regionPage(id: RegionId, visit: RequestContext) {
  const { language, now } = visit
  const writing = writingOf(visit)
  const { places, failure } = await reportedPlaces(id, visit)
  // Not cached: "Try Again" must fetch again, and slow answers arrive a moment later.
  if (places.some(({ reading }) => reading === null)) visit.freshUntil(now)
  return {
    id,
    name: regionName(id, language),
    /** The region's day and tomorrow in two sentences; "" while nothing is known. */
    outlook: outlookText(places, writing),
    weather: failure === null ? regionWeather(id, places, writing) : { failure },
    others: regionNames(language).filter((region) => region.id !== id),
  }
}

/** What a region's page shows, written out by the server. */
export type RegionPageView = Awaited<ReturnType<typeof regionPage>>

/** Of fewer than half of the places none: what is known of them says nothing about the region. */
function daysOn(date: string, places: readonly ReportedPlace[]): { at: ReportedPlace; day: DayAhead }[] {
  const known = places.flatMap((at) => {
    const day = at.days.find((one) => one.date === date)
    return day ? [{ at, day }] : []
  })
  return known.length < places.length / 2 ? [] : known
}

/** Where a place shows only what is left of its day, the column says so. */
function restOf(places: readonly ReportedPlace[]): DayAhead | undefined {
  return places.map(({ days }) => days[0]).find((day) => day?.extent === 'rest')
}

/** As sentences tell it: of today what is left. */
const ahead = (day: DayAhead): DayAhead => ({
  ...day,
  temperatureMaxC: day.outlook.temperatureMaxC,
  temperatureMinC: day.outlook.temperatureMinC,
  ...(day.hours.length > 0 && { windGustKmh: strongest(day.hours, 'windGustKmh') }),
})

function outlookText(places: readonly ReportedPlace[], { now, language, format }: Writing): string {
  const date = localDate(now, swissTime)
  const today = daysOn(date, places)
  const gust = largest(today, ({ day }) => ahead(day).windGustKmh)
  const heights = places.map(({ place }) => place.elevationM).filter((height) => height !== null)
  return regionOutlookText(
    {
      today: regionDay(today.map(({ day }) => ahead(day))),
      tomorrow: regionDay(daysOn(addDays(date, 1), places).map(({ day }) => day)),
      gust:
        gust && gust.value >= gustWorthSayingKmh
          ? { speed: format.speedText(gust.value), place: gust.item.at.place.names[language] }
          : null,
      isTonight: today.some(({ day }) => day.span === 'tonight'),
      isMountainous: Math.max(...heights) - Math.min(...heights) >= mountainousM,
    },
    language,
    format.sentenceDegrees,
  )
}

function regionWeather(id: RegionId, places: readonly ReportedPlace[], writing: Writing) {
  const { t, format, now, language } = writing
  const readings = places.map(({ reading }) => reading).filter((reading) => reading !== null)
  const first = readings[0]
  if (!first) throw new Error('a region without any reading is a failure')
  const oldestAt = Math.min(...readings.map(weatherMadeAt), now)
  const today = localDate(now, swissTime)
  const dates = Array.from({ length: shownDays }, (_, index) => addDays(today, index))
  return {
    picture:
      id === 'alpine'
        ? { kind: 'ladder' as const, ladder: ladderOf(places, writing) }
        : { kind: 'map' as const, map: mapView(id, places, writing) },
    /** At most four; those the provider gives no values for are left out. */
    extremes: extremesOf(daysOn(today, places), writing),
    /** Somewhere nobody knows what is over of today: its figures are of what is left. */
    isRest: restOf(places) !== undefined,
    /** Today and the coming days, as the heads of the table's columns. */
    days: dates.map((date, index) => {
      const noon = instantOfLocal(date, 12, swissTime)
      const weekday = capitalised(format.weekday(noon, swissTime))
      const short = shortWeekday(noon, swissTime, format)
      const label = todayName(restOf(places) ?? { extent: 'forecast', span: 'rest' }, t)
      return {
        ...(index === 0 ? { weekday: label.long, short: label.short } : { weekday, short }),
        date: format.dayMonth(noon, swissTime),
      }
    }),
    places: places.map((one) => ({
      slug: one.place.slug,
      name: one.place.names[language],
      elevation: one.place.elevationM === null ? null : altitudeText(one.place.elevationM),
      /** null: no data for this moment. */
      now: nowView(one, writing),
      days: dates.map((date) => dayCell(one.days, date, writing)),
    })),
    missingCount: places.filter(({ reading }) => reading === null).length,
    source: sourceView(first.source, writing),
    updated: agoText('home.updated', oldestAt, swissTime, writing),
    /** Some values are the forecast for this hour, since their measurement is too old. */
    hasForecast: places.some((one) => one.now?.isForecast),
    /** Some were measured at stations. */
    hasMeasured: places.some(isMeasured),
  }
}

export type RegionWeather = ReturnType<typeof regionWeather>

/** A label is minor where a narrow map has no room for it; the list below has every place. */
function mapView(id: RegionId, places: readonly ReportedPlace[], writing: Writing) {
  const frame = regionFrame(
    id,
    places.map(({ place }) => place),
  )
  const shown = places.filter(({ now }) => now !== null)
  const labels = labelPlaces(
    shown.map(({ place }) => place),
    frame,
  )
  const round = (share: number) => Math.round(share * 1000) / 1000
  return {
    viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
    /** Width over height. */
    ratio: round(frame.width / frame.height),
    /** Units of the map to one pixel where the map is as wide as it gets: keeps lines at their width. */
    unitsPerPixel: unitsPerPixel(frame),
    labels: labels.flatMap(({ place, x, y, isMinor }) => {
      const reported = shown.find((one) => one.place === place)
      const now = reported && nowView(reported, writing)
      if (!now) return []
      return [
        { slug: place.slug, name: place.names[writing.language], x: round(x), y: round(y), now, isMinor },
      ]
    }),
  }
}

/** Units of the Swiss map; positions of the labels are shares of the box. */
export type RegionMapView = ReturnType<typeof mapView>

function ladderOf(places: readonly ReportedPlace[], writing: Writing) {
  const prevailing = regionDay(daysOn(localDate(writing.now, swissTime), places).map(({ day }) => day))
  const isSunny = prevailing?.sky === 'sunny' || prevailing?.sky === 'partly-cloudy'
  const points = places.flatMap((one) => {
    const now = nowView(one, writing)
    if (!one.now || !now) return []
    const { slug, names, elevationM } = one.place
    const { isDay, windSpeedKmh } = one.now
    return [{ slug, name: names[writing.language], elevationM, isDay, now, windSpeedKmh }]
  })
  return ladderView(points, isSunny ? 'sunny' : 'cloudy', writing)
}

function extremesOf(today: readonly { at: ReportedPlace; day: DayAhead }[], { format, language }: Writing) {
  const { temperature, speed } = format.unitNames
  const extreme = (
    kind: 'highest' | 'lowest' | 'wettest' | 'windiest',
    of: (day: DayAhead) => number | null,
    written: (value: number, day: DayAhead) => { value: string; unit: string },
    least = -Infinity,
  ) => {
    const found = largest(today, ({ day }) => of(day))
    if (!found) return []
    const { slug, names } = found.item.at.place
    const figure = { ...written(found.value, found.item.day), place: names[language], slug }
    return [{ kind, figure: found.value < least ? null : figure }]
  }
  const degrees = (valueC: number) => ({ value: format.temperature(valueC), unit: temperature })
  return [
    ...extreme('highest', (day) => day.temperatureMaxC, degrees),
    ...extreme(
      'lowest',
      (day) => -day.temperatureMinC,
      (below) => degrees(-below),
    ),
    // Less than the tenth of a millimetre a gauge can measure is dry.
    ...extreme(
      'wettest',
      (day) => amountOf(day.total),
      (_, { total }) => amountView(total, format),
      leastShownAmount,
    ),
    ...extreme(
      'windiest',
      (day) => day.windGustKmh,
      (kmh) => ({ value: format.speed(kmh), unit: speed }),
    ),
  ]
}
