import { addDays, startOfLocalDay } from '../time/local-time.ts'
import { amountOf } from '../weather/amount.ts'
import type { DayAhead } from '../weather/day-ahead.ts'
import { largest } from '../weather/largest.ts'
import { isThunder } from '../weather/wet-code.ts'
import { leastSurePercent, surePercent } from './certainty.ts'
import { type HourReason, hourReasons, type JudgedHour, type PlanContext } from './judge-hour.ts'
import { spoils } from './needs.ts'
import type { PlanDay } from './windows.ts'

/** Day by day, for what needs several dry days in a row. */
export type DryDay = {
  date: string
  reasons: readonly HourReason[]
  /** Hours in which everything does; null where only the whole day is forecast. */
  goodHours: number | null
  /** Of rain, over the day. */
  doubtPercent: number
}

/** Days in a row, the first and the last included. */
export type DrySpell = { from: string; to: string; days: number; surePercent: number }

/** Rain spoils what lies outside at night too; of the rest, only the drying hours must be good. */
const spoilsAnyHour: readonly HourReason[] = ['warning', 'thunder', 'rain', 'unknown']
/** A day that has begun counts while at least this many of its hours are left. */
const leastHoursOfDay = 13

/** By its hours where they are forecast to the evening, else by the day's own values. */
export function dryDays(
  days: readonly DayAhead[],
  planned: readonly PlanDay[],
  context: PlanContext,
): DryDay[] {
  return days.flatMap((day) => {
    const hours = planned.find(({ date }) => date === day.date)?.hours ?? []
    if (day.hours.length > 0) return hours.length < leastHoursOfDay ? [] : byHours(day.date, hours, context)
    return startOfLocalDay(day.date, context.timeZone) < context.now ? [] : byDay(day, context)
  })
}

function byHours(date: string, hours: readonly JudgedHour[], { criteria }: PlanContext): DryDay {
  const good = hours.filter(({ reasons }) => reasons.length === 0)
  const spoiling = spoilsAnyHour.filter((reason) => hours.some(({ reasons }) => reasons.includes(reason)))
  const isShort = good.length < criteria.hours
  // Why too few hours dry: what most of those fail by that are light and not too early.
  const wanted = hours.filter(({ reasons }) => !reasons.some((one) => one === 'dark' || one === 'hours'))
  const others = hourReasons.filter(
    (reason) =>
      !spoilsAnyHour.includes(reason) &&
      wanted.filter(({ reasons }) => reasons.includes(reason)).length * 2 > wanted.length,
  )
  return {
    date,
    reasons: spoiling.length > 0 || !isShort ? spoiling : others.length > 0 ? others : ['hours'],
    goodHours: good.length,
    doubtPercent: Math.max(...hours.map(({ doubt }) => doubt.rain)),
  }
}

function byDay(day: DayAhead, { criteria, timeZone, warnings, need }: PlanContext): DryDay {
  const [startAt, endAt] = [
    startOfLocalDay(day.date, timeZone),
    startOfLocalDay(addDays(day.date, 1), timeZone),
  ]
  const chance = day.precipitationChancePercent
  const amount = amountOf(day)
  const fails: Partial<Record<HourReason, boolean>> = {
    warning: warnings.some(
      (warning) => spoils(warning.type, need) && warning.startAt < endAt && warning.endAt > startAt,
    ),
    thunder: isThunder(day.conditionCode),
    rain: (chance ?? 0) > criteria.chancePercent || (amount ?? 0) > criteria.amountMm,
    unknown: chance === null,
    wind: criteria.windKmh !== null && (day.windSpeedKmh ?? 0) > criteria.windKmh,
    cold: criteria.minC !== null && day.temperatureMaxC < criteria.minC,
    warm: criteria.maxC !== null && day.temperatureMaxC > criteria.maxC,
  }
  return {
    date: day.date,
    reasons: hourReasons.filter((reason) => fails[reason]),
    goodHours: null,
    doubtPercent: chance ?? 100,
  }
}

/** The most certain run of the requested length; ties go to the earliest. It is the best one where it is certain enough. */
export function drySpells(
  days: readonly DryDay[],
  { criteria, timeZone, issuedAt }: PlanContext,
): { best: DrySpell | null; unsure: DrySpell | null } {
  const spells = days.flatMap(({ date: from }, index): DrySpell[] => {
    const part = days.slice(index, index + criteria.days)
    const to = addDays(from, criteria.days - 1)
    if (part.at(-1)?.date !== to || part.some(({ reasons }) => reasons.length > 0)) return []
    const leadMs = startOfLocalDay(addDays(to, 1), timeZone) - issuedAt
    // Rain of a day mostly comes with the same air: each day is a stretch.
    const stretches = part.map(({ doubtPercent }) => [{ rain: doubtPercent, wind: 0, temperature: 0 }])
    return [{ from, to, days: criteria.days, surePercent: surePercent(stretches, leadMs) }]
  })
  const spell = largest(spells, ({ surePercent }) => surePercent)?.item ?? null
  const isSure = spell !== null && spell.surePercent >= leastSurePercent
  return isSure ? { best: spell, unsure: null } : { best: null, unsure: spell }
}
