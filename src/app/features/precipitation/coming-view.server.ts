import { sumStep } from '../../../domain/rain/radar-scale.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { le } from '../../../domain/texts/italian.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { addDays, instantOfLocal, localDate } from '../../../domain/time/local-time.ts'
import { amountOf, freshSnowCm, leastShownAmount } from '../../../domain/weather/amount.ts'
import type { Falling } from '../../../domain/weather/calendar-day.ts'
import type { ComingHour } from '../../../domain/weather/coming-hours.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { largest } from '../../../domain/weather/largest.ts'
import { rangeInSnow } from '../../../domain/weather/likely-range.ts'
import { type PlaceOutlook, shownDays } from '../../../domain/weather/outlook.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { todayName, weekdayOf } from '../../forecast-kit/day-label.server.ts'
import { amountUncertainty } from '../../forecast-kit/range-view.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { weatherCredit } from '../../provenance/weather-credit.server.ts'
import { amountInWords, columnAmount } from './column-amount.server.ts'
import { spanText } from './radar-sums-view.server.ts'

/** The hours that the sentence tells of. */
const toldHours = 48
/** The coming hours that are summed up, as far as the service gives them. */
const sumHours = [1, 2, 6, 12, 24, 48]
/** All days share this scale at least: a drizzle must not fill the bar, mm. */
const leastScaleMm = 10

/** What the weather service expects: sums of hours, days. Of an old report only what is still to come. */
export function comingView(reading: Reading<WeatherReport>, outlook: PlaceOutlook, writing: Writing) {
  const { timeZone } = reading.data
  const { fallen } = outlook
  const { now, t } = writing
  const given = outlook.hours.slice(0, toldHours)
  const days = outlook.days.slice(0, shownDays)
  return {
    hoursSentence: hoursSentence(given, timeZone, writing),
    /** Sums of the coming hours; `amount` is null where it is to rain and none is given. */
    sums: sumHours.filter((hours) => hours <= given.length).map(hourSum),
    /** The first two hours of the sums are the radar's. */
    byRadarToo: outlook.ahead?.steps.some(({ rateMmh }) => rateMmh !== null) ?? false,
    days: daysView(days, timeZone, writing),
    /** How many of them follow today. */
    daysAhead: daysAhead(days),
    /** "11 mm fallen so far today." */
    fallen:
      fallen === null || (amountOf(fallen) ?? 0) < leastShownAmount
        ? null
        : t('precipitation.fallenToday', { amount: amountInWords(fallen, writing) }),
    daysSentence: daysSentence(days, timeZone, writing),
    /** null where no snow is expected. */
    snowSentence: snowSentence(days, timeZone, writing),
    hasRanges: days.some(({ precipitationRangeMm }) => precipitationRangeMm),
    ...weatherCredit(reading, writing),
  }

  function hourSum(hours: number) {
    const falling = outlook.fallingWithin(hours)
    const mm = falling.rainMm + falling.snowMm
    const isUnknown = mm < leastShownAmount && given.slice(0, hours).some(isWetWithoutAmount)
    return {
      hours,
      title: t('precipitation.next', { count: hours }),
      span: spanText(now, now + hours * hourMs, timeZone, writing),
      amount: isUnknown ? null : columnAmount(falling, writing),
      step: sumStep(mm),
    }
  }
}

/** What the weather service expects over the place. */
export type ComingView = ReturnType<typeof comingView>

const isWetWithoutAmount = (hour: ComingHour) => hour.wet !== null && amountOf(hour) === null
const sumOf = (all: readonly Falling[]): Falling => ({
  rainMm: all.reduce((sum, { rainMm }) => sum + (rainMm ?? 0), 0),
  snowMm: all.reduce((sum, { snowMm }) => sum + (snowMm ?? 0), 0),
  snowCm: all.reduce((sum, { snowCm }) => sum + (snowCm ?? 0), 0),
})

/** "4.2 mm in the next 48 hours, most around Mon 18:00. Highest chance 80% around 17:00." */
function hoursSentence(given: readonly ComingHour[], timeZone: string, writing: Writing): string {
  const { t, format, now, language } = writing
  const when = (at: number) => {
    const clock = format.time(at, timeZone)
    const time = language === 'it' ? le(clock) : clock
    return localDate(at, timeZone) === localDate(now, timeZone)
      ? t('precipitation.aroundTime', { time })
      : t('precipitation.onDayAround', { day: format.weekday(at, timeZone), time })
  }
  const wettest = largest(given, amountOf)
  const likeliest = largest(given, ({ precipitationChancePercent }) => precipitationChancePercent)
  const parts: string[] = []
  const wettestAt = wettest && wettest.value >= leastShownAmount ? wettest.item.startAt : null
  if (wettestAt !== null)
    parts.push(
      t('precipitation.hoursWet', {
        count: given.length,
        amount: amountInWords(sumOf(given), writing),
        when: when(wettestAt),
      }),
    )
  else if (given.some(isWetWithoutAmount)) parts.push(t('precipitation.noAmounts'))
  else if (given.length > 0) parts.push(t('precipitation.hoursDry', { count: given.length }))
  if (likeliest?.value)
    parts.push(
      // One time is said once.
      t(
        likeliest.item.startAt === wettestAt ? 'precipitation.hoursChanceThen' : 'precipitation.hoursChance',
        {
          chance: format.percent(likeliest.value),
          when: when(likeliest.item.startAt),
        },
      ),
    )
  return parts.join(' ')
}

function daysView(days: readonly DayAhead[], timeZone: string, writing: Writing) {
  const { t, format, now } = writing
  const scale = Math.max(
    leastScaleMm,
    ...days.map((day) => Math.max(amountOf(day.total) ?? 0, day.precipitationRangeMm?.p90 ?? 0)),
  )
  const share = (mm: number | null) => Math.round(((mm ?? 0) / scale) * 1000) / 1000
  const isNotable = (mm: number | null): mm is number => mm !== null && mm >= leastShownAmount
  return days.map((day) => {
    const { date, total } = day
    const noon = instantOfLocal(date, 12, timeZone)
    const mm = amountOf(total)
    const amount = isNotable(mm) ? columnAmount(total, writing) : null
    const left = isNotable(amountOf(day)) ? columnAmount(day, writing) : null
    return {
      date,
      weekday:
        date === localDate(now, timeZone)
          ? todayName(day, t).long
          : capitalised(format.weekday(noon, timeZone)),
      dayMonth: format.dayMonth(noon, timeZone),
      chancePercent: day.precipitationChancePercent,
      /** Of the calendar day; null where nothing falls, or nothing is given. */
      amount,
      /** "3 cm of snow", which is the smaller part of it. */
      snowToo:
        freshSnowCm(total) === null && isNotable(total.snowMm) && total.snowCm !== null
          ? t('precipitation.depthOfSnow', {
              depth: format.depthText(total.snowCm),
            })
          : null,
      /** "5 mm still to come", of a day that has begun. */
      toCome:
        left && amount && left.value !== amount.value
          ? t('precipitation.toCome', { amount: `${left.value}\u00a0${left.unit}` })
          : null,
      /** Lengths of the bar on the scale that all days share, 0 to 1. */
      rainShare: share(total.rainMm),
      snowShare: share(total.snowMm),
      /** Step of the sum ramp. */
      step: sumStep(mm),
      /** "2 to 14 mm of precipitation, uncertain."; null where the forecast is sure enough. */
      uncertain: amountUncertainty(day, writing),
      ...rangeOf(day),
    }
  })

  /** "2–14 mm", the likely amount, and how far the bar may reach; where they are given. */
  function rangeOf(day: DayAhead) {
    const range = day.precipitationRangeMm
    if (!range || range.p90 < leastShownAmount) return {}
    const isSnow = freshSnowCm(day) !== null
    const { p10, p90 } = isSnow ? rangeInSnow(range, day) : range
    const [low, high] = [p10, p90].map((value) =>
      isSnow ? format.wholeDepth(value) : format.amountInColumn(value),
    )
    const unit = isSnow ? format.unitNames.depth : format.unitNames.amount
    return low === high ? {} : { range: `${low}–${high}\u00a0${unit}`, highShare: share(range.p90) }
  }
}

export type DayRainView = ReturnType<typeof daysView>[number]

/** As the forecast counts them: today is not one of the next seven. */
const daysAhead = (days: readonly DayAhead[]) => Math.max(1, days.length - 1)

function dayName(day: DayAhead, timeZone: string, writing: Writing): string {
  const { t, now } = writing
  const today = localDate(now, timeZone)
  if (day.date === today)
    return t(day.span === 'tonight' ? 'precipitation.onTonight' : 'precipitation.onToday')
  if (day.date === addDays(today, 1)) return t('precipitation.onTomorrow')
  return t('precipitation.onDay', { day: weekdayOf(day.date, timeZone, writing) })
}

function mostOn(
  days: readonly DayAhead[],
  mmOf: (day: DayAhead) => number,
): { sum: number; day: DayAhead } | null {
  const best = largest(days, mmOf)
  const sum = days.reduce((total, day) => total + mmOf(day), 0)
  return best && sum >= leastShownAmount ? { sum, day: best.item } : null
}

function daysSentence(days: readonly DayAhead[], timeZone: string, writing: Writing): string {
  const { t } = writing
  const most = mostOn(days, ({ total }) => amountOf(total) ?? 0)
  if (!most && days.some((day) => amountOf(day) === null && likely(day))) return t('precipitation.noAmounts')
  if (!most) return t('precipitation.daysDry', { count: daysAhead(days) })
  return t('precipitation.daysWet', {
    count: daysAhead(days),
    amount: amountInWords(sumOf(days.map(({ total }) => total)), writing),
    when: dayName(most.day, timeZone, writing),
  })
}

const likely = ({ precipitationChancePercent }: DayAhead) => (precipitationChancePercent ?? 0) >= 20

/** Beside more rain than snow; where most is snow the days' sentence tells it. */
function snowSentence(days: readonly DayAhead[], timeZone: string, writing: Writing): string | null {
  const most = mostOn(days, ({ total }) => total.snowMm ?? 0)
  const sum = sumOf(days.map(({ total }) => total))
  if (!most || freshSnowCm(sum) !== null) return null
  const { t, format } = writing
  return t('precipitation.snowOf', {
    depth: format.depthText(sum.snowCm ?? 0),
    when: dayName(most.day, timeZone, writing),
  })
}
