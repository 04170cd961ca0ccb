import { failed, failureOf } from '../../../domain/failure.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { type SnowLineDay, snowLineDays } from '../../../domain/snow/snow-line.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { instantOfLocal, localDate } from '../../../domain/time/local-time.ts'
import { amountOf } from '../../../domain/weather/amount.ts'
import type { DayTotal } from '../../../domain/weather/calendar-day.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import { placeOutlook, shownDays } from '../../../domain/weather/outlook.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { HeightRange, WeatherReport } from '../../../domain/weather/weather.ts'
import { weekdayOf } from '../../forecast-kit/day-label.server.ts'
import { fallenText } from '../../forecast-kit/fallen-text.server.ts'
import { shortWeekday } from '../../forecast-kit/short-weekday.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { licensedSource } from '../../provenance/source-view.ts'
import { weatherCredit } from '../../provenance/weather-credit.server.ts'

export function snowLineView(
  outcome: Outcome<WeatherReport>,
  rain: PlaceRain | null,
  place: Place,
  writing: Writing,
) {
  if (outcome.data === null) return failed(failureOf(outcome))
  const { timeZone } = place
  const outlook = placeOutlook(outcome.data, rain, writing.now)
  const days = snowLineDays(outlook.days.slice(0, shownDays), outlook.hours, timeZone, writing.now)
  const totals = new Map(outlook.days.map(({ date, total }) => [date, total]))
  const placeName = place.names[writing.language]
  if (days.length === 0) return { missing: writing.t('snow.lineMissing', { place: placeName }) }
  const view = {
    lead: leadOf(days, placeName, timeZone, writing),
    rows: days.map((day) => rowOf(day, totals.get(day.date), timeZone, writing)),
    credit: { ...weatherCredit(outcome, writing), source: licensedSource(outcome.source, writing) },
  }
  return view
}

export type SnowLineView = Extract<ReturnType<typeof snowLineView>, { lead: string }>

/** The snow line, estimated from the freezing level, is known no better. */
const heightText = (heightM: number, { format }: Writing): string =>
  format.number(shownFreezingLevel(heightM))
const rangeText = ({ lowest, highest }: HeightRange, writing: Writing): string => {
  const [low, high] = [heightText(lowest, writing), heightText(highest, writing)]
  return low === high ? low : `${low}–${high}`
}

/** `named`: how any other day than today is called. */
function dayName(date: string, timeZone: string, { now, t }: Writing, named: string): string {
  return date === localDate(now, timeZone) ? t('weather.today') : named
}

function leadOf(days: readonly SnowLineDay[], place: string, timeZone: string, writing: Writing): string {
  const wet = days.find(({ snowLineM }) => snowLineM !== null)
  const { t } = writing
  if (!wet?.snowLineM) {
    const [first] = days
    return t('snow.lineLeadDry', {
      height: first ? `${rangeText(first.freezingLevelM, writing)}\u00a0m` : '–',
    })
  }
  return t('snow.lineLead', {
    height: heightText(wet.snowLineM.lowest, writing),
    place,
    day: dayName(wet.date, timeZone, writing, weekdayOf(wet.date, timeZone, writing)),
  })
}

function rowOf(day: SnowLineDay, total: DayTotal | undefined, timeZone: string, writing: Writing) {
  const at = instantOfLocal(day.date, 12, timeZone)
  const { format } = writing
  const name = dayName(day.date, timeZone, writing, shortWeekday(at, timeZone, format))
  return {
    date: day.date,
    day: `${capitalised(name)}, ${format.dayMonth(at, timeZone).replaceAll(' ', '\u00a0')}`,
    freezingLevel: rangeText(day.freezingLevelM, writing),
    snowLine: day.snowLineM && rangeText(day.snowLineM, writing),
    // Of the calendar day, as on every page.
    precipitation: total && amountOf(total) !== null ? fallenText(total, format) : null,
  }
}
