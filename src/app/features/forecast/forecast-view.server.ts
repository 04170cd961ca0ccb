import { failed, failureOf } from '../../../domain/failure.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { dayOutlookText } from '../../../domain/texts/day-outlook-text.ts'
import { forecastChangeText } from '../../../domain/texts/forecast-change-text.ts'
import { addDays, instantOfLocal, localDate } from '../../../domain/time/local-time.ts'
import { amountOf, isMostlySnow, leastShownAmount } from '../../../domain/weather/amount.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { forecastChange } from '../../../domain/weather/forecast-change.ts'
import { largest } from '../../../domain/weather/largest.ts'
import { type PlaceOutlook, placeOutlook, shownDays } from '../../../domain/weather/outlook.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import { shownSunshineHours } from '../../../domain/weather/sunshine.ts'
import { gradientStops } from '../../../domain/weather/temperature-scale.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { MorningForecast } from '../../../services/local-weather/morning-forecast.ts'
import { todayName } from '../../forecast-kit/day-label.server.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { forecastHeights } from '../../forecast-kit/origin-lines.server.ts'
import { uncertainty } from '../../forecast-kit/range-view.server.ts'
import { temperatureAxis } from '../../forecast-kit/value-ticks.server.ts'
import { windView } from '../../forecast-kit/wind-view.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { weatherCredit } from '../../provenance/weather-credit.server.ts'
import { chosenDayView } from './chosen-day-view.server.ts'
import type { forecastQuery } from './forecast-query.ts'
import { packHours } from './packed-hours.ts'
import { weekView } from './week-view.server.ts'

type Known<Weather> = {
  outcome: Weather
  rain: PlaceRain | null
  /** What this morning's run said, where it is kept. */
  morning: MorningForecast | null
}

export function forecastView(
  { outcome, rain, morning }: Known<Outcome<WeatherReport>>,
  place: Place,
  asked: ReturnType<typeof forecastQuery.read>,
  writing: Writing,
) {
  return {
    placeName: place.names[writing.language],
    /** Set where the address names the place: links keep it. */
    placeParameter: asked.place,
    look: asked.view,
    forecast:
      outcome.data === null
        ? failed(failureOf(outcome))
        : loadedForecast({ outcome, rain, morning }, place, asked, writing),
  }
}

/**
 * What the page shows. Dates, times and sentences are written by the server: the browser's tables of dates may
 * differ from ours, and the grammar of sentences need not travel. A value the provider did not give is null
 * and left off the page.
 */
export type ForecastView = ReturnType<typeof forecastView>

function loadedForecast(
  { outcome: reading, rain, morning }: Known<Reading<WeatherReport>>,
  place: Place,
  wanted: { day: string | null; hour: string | null },
  writing: Writing,
) {
  const { now, format } = writing
  const report = reading.data
  const { timeZone } = report
  const outlook = placeOutlook(report, rain, now)
  const coming = outlook.days.slice(0, shownDays)
  const first = coming[0]
  // Hours alone make no week.
  if (!first || !report.daily.some(({ date }) => date >= first.date)) return failed('no-days')
  const requested = coming.find((day) => day.date === wanted.day)
  const days = coming.map((day) => dayView(day, report, writing))
  const temperature = temperatureAxis(
    days.flatMap(({ minC, maxC }) => [minC, maxC]),
    { air: 2 },
    format,
  )
  const week = weekView({ days: coming, hours: outlook.hours, report }, writing)
  return {
    ...weatherCredit(reading, writing),
    /** How high the place lies and what height the forecast is for, where they are known. */
    heights: forecastHeights(place, report, writing),
    weekSentence: weekSentence(days, timeZone, writing),
    /** "Changed since this morning: rain 2 hours later."; null where nothing notable changed or it is unknown. */
    changed: changedText(report, outlook, morning, writing),
    days,
    week: { ...week, hours: packHours(week.hours) },
    temperature,
    /** Colour stops of the shared temperature scale for a CSS gradient, cold to warm. */
    colours: gradientStops(temperature.low, temperature.high),
    chosen: chosenDayView(requested ?? first, requested ? wanted.hour : null, { outlook, report }, writing),
    /** The address names a day that is not among those forecast. */
    isOtherDay: wanted.day !== null && !requested,
  }
}

export type LoadedForecast = Exclude<ReturnType<typeof loadedForecast>, { failure: string }>

/** Compared only at the very point whose forecast is shown. */
function changedText(
  { forecast, timeZone }: WeatherReport,
  { hours }: PlaceOutlook,
  morning: MorningForecast | null,
  { format, language, now }: Writing,
): string | null {
  if (!morning || forecast?.point?.name !== morning.pointName) return null
  return forecastChangeText(forecastChange(morning.hourly, hours, { now, timeZone }), language, {
    time: (at) => format.time(at, timeZone),
    amount: ({ mm, snowCm }) => (snowCm === undefined ? format.amountText(mm) : format.depthText(snowCm)),
    degreesApart: format.degreesApart,
  })
}

function dayView(day: DayAhead, report: WeatherReport, writing: Writing) {
  const { t, format, language, now } = writing
  const { timeZone } = report
  const noon = instantOfLocal(day.date, 12, timeZone)
  const isToday = day.date === localDate(now, timeZone)
  const label = todayName(day, t)
  return {
    /** YYYY-MM-DD. */
    date: day.date,
    weekday: isToday ? label.long : format.weekday(noon, timeZone),
    weekdayShort: isToday ? label.short : capitalised(format.weekdayShort(noon, timeZone)),
    /** "15 Nov". */
    dayMonth: format.dayMonth(noon, timeZone),
    ...iconView(day, writing),
    sentence: dayOutlookText(day.outlook, language, format.sentenceDegrees),
    minC: day.temperatureMinC,
    maxC: day.temperatureMaxC,
    chancePercent: day.precipitationChancePercent,
    amountMm: amountOf(day.total),
    isSnow: isMostlySnow(day.total),
    /** Fresh snow; null where no snow is given. */
    snowCm: day.total.snowCm,
    /** "High 18 to 24 degrees, uncertain."; null where the forecast is sure enough. */
    uncertain: uncertainty(day, writing),
    /** Hours of the day, or of what is left of it. */
    ...(day.sunshineMinutes !== undefined && { sunshineHours: shownSunshineHours(day.sunshineMinutes) }),
    wind: windView(day, writing),
  }
}

export type DayView = ReturnType<typeof dayView>

/** "Between 2° and 12°, warmest on Thursday. Most precipitation on Tuesday: 14 mm." */
function weekSentence(days: readonly DayView[], timeZone: string, { t, format }: Writing): string {
  const [first] = days
  const warmest = largest(days, ({ maxC }) => maxC)?.item
  const wettest = largest(days, ({ amountMm }) => amountMm ?? 0)?.item
  if (!first || !warmest || !wettest) return ''
  const coldest = Math.min(...days.map(({ minC }) => minC))
  const nameOf = (day: DayView) => {
    if (day === first) return t('forecast.onToday')
    // A week from today the weekday alone would be taken for today.
    const isWeekLater = day.date === addDays(first.date, 7)
    const noon = instantOfLocal(day.date, 12, timeZone)
    return t('forecast.onDay', { day: isWeekLater ? format.weekdayDate(noon, timeZone) : day.weekday })
  }
  const range = t('forecast.weekRange', {
    min: format.degrees(coldest),
    max: format.degrees(warmest.maxC),
    when: nameOf(warmest),
  })
  const amount = wettest.amountMm ?? 0
  const isDry = days.every(({ chancePercent }) => chancePercent !== null && chancePercent < 20)
  if (amount >= leastShownAmount) {
    const when = nameOf(wettest)
    const most =
      wettest.isSnow && wettest.snowCm !== null
        ? t('forecast.weekSnowiest', { when, depth: format.depthText(wettest.snowCm) })
        : t('forecast.weekWettest', { when, amount: format.amountText(amount) })
    return `${range} ${most}`
  }
  return isDry ? `${range} ${t('forecast.dry')}` : range
}
