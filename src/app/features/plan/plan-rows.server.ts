import type { DryDay } from '../../../domain/plan/dry-days.ts'
import type { HourReason, JudgedHour } from '../../../domain/plan/judge-hour.ts'
import type { PlanDay } from '../../../domain/plan/windows.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { addDays, instantOfLocal, localDate, startOfLocalDay } from '../../../domain/time/local-time.ts'
import { severityRank } from '../../../domain/warning/severity-rank.ts'
import { amountOf } from '../../../domain/weather/amount.ts'
import { largest } from '../../../domain/weather/largest.ts'
import type { SeverityLevel } from '../../design/marks.tsx'
import { endClock } from '../../forecast-kit/end-clock.server.ts'
import { fallenInColumnText } from '../../forecast-kit/fallen-text.server.ts'
import type { Look } from '../../forecast-kit/look.ts'
import { chanceWords, windText, windWords } from '../../forecast-kit/measure-words.ts'
import type { Writing } from '../../i18n/writing.ts'
import { statedLevel } from '../alerts/warning-card.server.ts'
import { factsOf, reasonList, verdictOf } from './plan-words.server.ts'

const hoursOfAxis = [0, 6, 12, 18, 24]

/** A stretch of a day's bar, as shares of the day. */
export type Stretch = {
  from: number
  to: number
  hours: number
  /** 'perhaps': suitable, but no part of the time that is named. */
  state: 'good' | 'perhaps' | HourReason
  /** Of a warning; null where its authority states no severity. */
  level: SeverityLevel | null
}

/** A day of hours, judged by itself or as one of several dry days. */
export function hourDayRow(
  day: PlanDay,
  { dry, look }: { dry: DryDay | null; look: Look },
  timeZone: string,
  writing: Writing,
) {
  const isNamed = ({ startAt }: JudgedHour) =>
    dry !== null || (day.best !== null && startAt >= day.best.startAt && startAt < day.best.endAt)
  const stateOf: StateOf = (hour) => hour.reasons[0] ?? (isNamed(hour) ? 'good' : 'perhaps')
  return {
    ...namesOf(day.date, timeZone, writing),
    verdict: dry ? dryVerdict(dry, writing) : verdictOf(day, timeZone, writing),
    isGood: dry ? dry.reasons.length === 0 : day.best !== null,
    /** How long and how certain, and how warm, of the time that the verdict names. */
    facts: dry || !day.best ? null : factsOf(day.best, day.hours, timeZone, writing),
    /** In the look of bars. */
    strip: look === 'table' ? null : stripView(day, stateOf, timeZone, writing),
    /** In the look of a table. */
    hours: look === 'table' ? day.hours.map((hour) => hourRow(hour, stateOf(hour), timeZone, writing)) : null,
  }
}

type StateOf = (hour: JudgedHour) => Stretch['state']

function stripView(day: PlanDay, stateOf: StateOf, timeZone: string, writing: Writing) {
  const startAt = startOfLocalDay(day.date, timeZone)
  const lengthMs = startOfLocalDay(addDays(day.date, 1), timeZone) - startAt
  const share = (at: number) => Math.round(((at - startAt) / lengthMs) * 10_000) / 10_000
  return {
    /** Their middles, as shares of the day, and all of each in words, for the hand that reads the bar. */
    hours: day.hours.map((hour) => ({
      middle: share(hour.startAt + hourMs / 2),
      text: hourText(hour, stateOf(hour), timeZone, writing),
    })),
    stretches: stretchesOf(day.hours, stateOf, share),
    /** Hours of the clock below the bar, as shares of the day: one with a clock change is not 24 hours long. */
    axis: hoursOfAxis.map((hour) => ({ hour, at: share(instantOfLocal(day.date, hour, timeZone)) })),
  }
}

/** A day of which only the day itself is forecast. */
export const wholeDayRow = (dry: DryDay, timeZone: string, writing: Writing) => ({
  ...namesOf(dry.date, timeZone, writing),
  verdict: dryVerdict(dry, writing),
  isGood: dry.reasons.length === 0,
  facts: null,
  strip: null,
  hours: null,
})

function namesOf(date: string, timeZone: string, { t, format, now }: Writing) {
  const noon = instantOfLocal(date, 12, timeZone)
  const isToday = date === localDate(now, timeZone)
  return {
    date,
    day: isToday ? t('weather.todayLabel') : capitalised(format.weekday(noon, timeZone)),
    dayMonth: format.dayMonth(noon, timeZone),
  }
}

function dryVerdict({ reasons, goodHours }: DryDay, writing: Writing): string {
  const { t } = writing
  if (reasons.length > 0) return t('plan.dayNone', { reasons: reasonList(reasons, writing) })
  return goodHours === null ? t('plan.dayDry') : t('plan.dayDrying', { count: goodHours })
}

/** Of the gravest warning; null without one, or where it states none. */
function warningLevel({ warnings }: JudgedHour): Stretch['level'] {
  const gravest = largest(warnings, severityRank)
  return gravest && statedLevel(gravest.item)
}

/** Hours that follow each other and have the same gravest obstacle. */
function stretchesOf(
  hours: readonly JudgedHour[],
  stateOf: StateOf,
  share: (at: number) => number,
): Stretch[] {
  const stretches: Stretch[] = []
  for (const hour of hours) {
    const { startAt } = hour
    const state = stateOf(hour)
    const level = warningLevel(hour)
    const last = stretches.at(-1)
    const [from, to] = [share(startAt), share(startAt + hourMs)]
    if (last?.state === state && last.level === level && last.to === from) {
      last.to = to
      last.hours += 1
    } else stretches.push({ from, to, hours: 1, state, level })
  }
  return stretches
}

/** "suitable", or the obstacles. */
function hourVerdict({ reasons }: JudgedHour, state: Stretch['state'], writing: Writing): string {
  if (state === 'good' || state === 'perhaps') return writing.t(`plan.${state}`)
  // That it is dark or outside the chosen hours is mentioned only where there is no other obstacle.
  const obstacles = reasons.filter((reason) => reason !== 'hours' && reason !== 'dark')
  const named = obstacles.length > 0 ? obstacles : reasons.slice(0, 1)
  return reasonList(named, writing)
}

const amountText = ({ weather }: JudgedHour, { format }: Writing) =>
  amountOf(weather) === null ? null : fallenInColumnText(weather, format)

const speedsOf = ({ weather: { windSpeedKmh, windGustKmh } }: JudgedHour) => ({
  speedKmh: windSpeedKmh,
  gustKmh: windGustKmh,
})

function hourRow(hour: JudgedHour, state: Stretch['state'], timeZone: string, writing: Writing) {
  const { format } = writing
  const { temperatureC, precipitationChancePercent: chance, humidityPercent } = hour.weather
  return {
    time: format.time(hour.startAt, timeZone),
    isGood: state === 'good',
    /** "suitable", or the obstacle. */
    verdict: hourVerdict(hour, state, writing),
    temperature: format.degrees(temperatureC),
    chance: chance === null ? null : format.percent(chance),
    amount: amountText(hour, writing),
    wind: windText(speedsOf(hour), writing),
    humidity: humidityPercent === null ? null : format.percent(humidityPercent),
  }
}

/** Each figure says what it is, as it has no heading here. */
function hourText(hour: JudgedHour, state: Stretch['state'], timeZone: string, writing: Writing): string {
  const { t, format } = writing
  const { temperatureC, precipitationChancePercent } = hour.weather
  const parts = [
    hourVerdict(hour, state, writing),
    format.degrees(temperatureC),
    chanceWords(precipitationChancePercent, writing),
    amountText(hour, writing),
    windWords(speedsOf(hour), writing),
  ]
  return t('plan.hourText', {
    start: format.time(hour.startAt, timeZone),
    end: endClock(hour.startAt + hourMs, timeZone, writing),
    parts: parts.filter((part) => part !== null).join(' · '),
  })
}
