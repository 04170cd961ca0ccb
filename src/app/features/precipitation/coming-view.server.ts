import { capitalised } from '../../../domain/capitalised.ts'
import { largest } from '../../../domain/largest.ts'
import { sumStep } from '../../../domain/rain/radar-scale.ts'
import { le } from '../../../domain/texts/italian.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { addDays, instantOfLocal, localDate } from '../../../domain/time/local-time.ts'
import { amountOf, freshSnowCm, leastShownAmount } from '../../../domain/weather/amount.ts'
import type { Falling } from '../../../domain/weather/calendar-day.ts'
import type { ComingHour } from '../../../domain/weather/coming-hours.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { type PlaceOutlook, shownDays } from '../../../domain/weather/outlook.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { LikelyRange, WeatherReport } from '../../../domain/weather/weather.ts'
import type { Format } from '../../i18n/format.ts'
import type { Writing } from '../../i18n/writing.ts'
import { chanceNote } from '../charts/chance-note.server.ts'
import { restLabel, weekdayOf } from '../charts/day-label.server.ts'
import { hourSlot } from '../charts/hour-slot.server.ts'
import type { HourSlots } from '../charts/hour-slots.ts'
import { midnightsBetween, nightsBetween } from '../charts/nights.server.ts'
import { amountUncertainty } from '../charts/range-view.server.ts'
import { weatherCredit } from '../charts/weather-credit.server.ts'
import type { ComingView, DayRainView, HourRainView } from './precipitation-view.ts'
import { spanText } from './radar-sums-view.server.ts'

const shownHours = 48
/** The coming hours that are summed up, as far as the service gives them. */
const sumHours = [1, 2, 6, 12, 24, 48]
/** All days share this scale at least: a drizzle must not fill the bar, mm. */
const leastScaleMm = 10

/** What the weather service expects: hours, sums of them, days. Of an old report only what is still to come. */
export function comingView(
  reading: Reading<WeatherReport>,
  outlook: PlaceOutlook,
  writing: Writing,
): ComingView {
  const { data: report } = reading
  const { timeZone } = report
  const { fallen } = outlook
  const { now, t, format } = writing
  const given = outlook.hours.slice(0, shownHours)
  const days = outlook.days.slice(0, shownDays)
  return {
    hours: hoursView(given, report, writing),
    chanceNote: chanceNote(given, t),
    hoursSentence: hoursSentence(given, timeZone, writing),
    sums: sumHours.filter((hours) => hours <= given.length).map(hourSum),
    byRadarToo: outlook.ahead?.steps.some(({ rateMmh }) => rateMmh !== null) ?? false,
    days: daysView(days, timeZone, writing),
    daysAhead: daysAhead(days),
    fallen:
      fallen === null || (amountOf(fallen) ?? 0) < leastShownAmount
        ? null
        : t('precipitation.fallenToday', { amount: comparable(fallen, format) }),
    daysSentence: daysSentence(days, timeZone, writing),
    snowSentence: snowSentence(days, timeZone, writing),
    hasRanges: [...given, ...days].some(({ precipitationRangeMm }) => precipitationRangeMm),
    hasSnow: [...given, ...days].some(({ snowMm }) => (snowMm ?? 0) >= leastShownAmount),
    ...weatherCredit(reading, writing),
  }

  function hourSum(hours: number): ComingView['sums'][number] {
    const { rainMm, snowMm } = outlook.fallingWithin(hours)
    const mm = rainMm + snowMm
    const isUnknown = mm < leastShownAmount && given.slice(0, hours).some(isWetWithoutAmount)
    return {
      hours,
      title: t('precipitation.next', { count: hours }),
      span: spanText(now, now + hours * hourMs, timeZone, writing),
      mm: isUnknown ? null : writing.format.amountInColumn(mm),
      step: sumStep(mm),
    }
  }
}

const isWetWithoutAmount = (hour: ComingHour) => hour.wet !== null && amountOf(hour) === null
const sumOf = (all: readonly Falling[]): Falling => ({
  rainMm: all.reduce((sum, { rainMm }) => sum + (rainMm ?? 0), 0),
  snowMm: all.reduce((sum, { snowMm }) => sum + (snowMm ?? 0), 0),
  snowCm: all.reduce((sum, { snowCm }) => sum + (snowCm ?? 0), 0),
})

/** As in the columns below: with as many decimals as its neighbours. */
function comparable(falling: Falling, format: Format): string {
  const snowCm = freshSnowCm(falling)
  return snowCm === null
    ? format.amountInColumnText(amountOf(falling) ?? 0)
    : `${format.depthInColumn(snowCm)}\u00a0${format.unitNames.depth}`
}

function hoursView(
  given: readonly ComingHour[],
  report: WeatherReport,
  writing: Writing,
): HourSlots<HourRainView> {
  const { now } = writing
  const startAt = given[0]?.startAt ?? now
  const endAt = startAt + given.length * hourMs
  return {
    hours: given.map((hour, index) => ({
      ...hourSlot(hour, index === 0, report.timeZone, writing),
      snowMm: hour.snowMm,
      snowCm: hour.snowMm === null ? null : hour.snowCm,
    })),
    slots: given.length,
    nights: given.length > 0 ? nightsBetween(startAt, endAt, report) : [],
    midnights: midnightsBetween(startAt, endAt, report.timeZone),
    now: given.length > 0 ? Math.round(((now - startAt) / (endAt - startAt)) * 1000) / 1000 : null,
  }
}

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
  if (wettest && wettest.value >= leastShownAmount)
    parts.push(
      t('precipitation.hoursWet', {
        count: given.length,
        amount: comparable(sumOf(given), format),
        when: when(wettest.item.startAt),
      }),
    )
  else if (given.some(isWetWithoutAmount)) parts.push(t('precipitation.noAmounts'))
  else if (given.length > 0) parts.push(t('precipitation.hoursDry', { count: given.length }))
  if (likeliest?.value)
    parts.push(
      t('precipitation.hoursChance', {
        chance: format.percent(likeliest.value),
        when: when(likeliest.item.startAt),
      }),
    )
  return parts.join(' ')
}

function daysView(days: readonly DayAhead[], timeZone: string, writing: Writing): DayRainView[] {
  const { t, format, now } = writing
  const scale = Math.max(
    leastScaleMm,
    ...days.map((day) => Math.max(amountOf(day) ?? 0, day.precipitationRangeMm?.p90 ?? 0)),
  )
  const share = (mm: number | null) => Math.round(((mm ?? 0) / scale) * 1000) / 1000
  const written = (mm: number | null) =>
    mm === null || mm < leastShownAmount ? null : writing.format.amountInColumn(mm)
  return days.map((day) => {
    const noon = instantOfLocal(day.date, 12, timeZone)
    const isToday = day.date === localDate(now, timeZone)
    const totalMm = amountOf(day)
    return {
      date: day.date,
      weekday: isToday ? restLabel(day, t).long : capitalised(format.weekday(noon, timeZone)),
      dayMonth: format.dayMonth(noon, timeZone),
      chancePercent: day.precipitationChancePercent,
      rain: written(day.rainMm),
      snow: written(day.snowMm),
      snowCm: day.snowCm === null ? null : format.depthInColumn(day.snowCm),
      total: written(totalMm),
      rainShare: share(day.rainMm),
      snowShare: share(day.snowMm),
      step: sumStep(totalMm),
      uncertain: amountUncertainty(day, writing),
      ...rangeOf(day.precipitationRangeMm),
    }
  })

  function rangeOf(range: LikelyRange | undefined): Pick<DayRainView, 'range' | 'highShare'> {
    if (!range || range.p90 < leastShownAmount) return {}
    const [low, high] = [writing.format.amountInColumn(range.p10), writing.format.amountInColumn(range.p90)]
    return low === high ? {} : { range: `${low}–${high}`, highShare: share(range.p90) }
  }
}

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
  const most = mostOn(days, (day) => amountOf(day) ?? 0)
  if (!most && days.some((day) => amountOf(day) === null && likely(day))) return t('precipitation.noAmounts')
  if (!most) return t('precipitation.daysDry', { count: daysAhead(days) })
  return t('precipitation.daysWet', {
    count: daysAhead(days),
    amount: writing.format.amountInColumnText(most.sum),
    when: dayName(most.day, timeZone, writing),
  })
}

const likely = ({ precipitationChancePercent }: DayAhead) => (precipitationChancePercent ?? 0) >= 20

function snowSentence(days: readonly DayAhead[], timeZone: string, writing: Writing): string {
  const most = mostOn(days, ({ snowMm }) => snowMm ?? 0)
  const { t, format } = writing
  if (!most) return t('precipitation.noSnow')
  return t('precipitation.snowOf', {
    depth: `${format.depthInColumn(days.reduce((sum, { snowCm }) => sum + (snowCm ?? 0), 0))}\u00a0${format.unitNames.depth}`,
    amount: writing.format.amountInColumnText(most.sum),
    when: dayName(most.day, timeZone, writing),
  })
}
