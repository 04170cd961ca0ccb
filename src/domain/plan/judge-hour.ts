import type { Coordinates } from '../place/coordinates.ts'
import { type SunDay, sunOfDay } from '../sky/sun.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import { addDays, hourOfDay, localDate } from '../time/local-time.ts'
import type { WeatherWarning } from '../warning/warning.ts'
import { amountOf } from '../weather/amount.ts'
import type { ComingHour } from '../weather/coming-hours.ts'
import { snowBelowC } from '../weather/falling-form.ts'
import type { LikelyRange } from '../weather/weather.ts'
import { isThunder } from '../weather/wet-code.ts'
import type { AvalancheObstacle } from './avalanche-obstacle.ts'
import { type Criteria, gustLimitKmh, type Need, needRecord, spoils } from './needs.ts'

/** Why an hour is unsuitable, the most serious reason first. */
export const hourReasons = [
  'warning',
  'avalanche',
  'bulletin',
  'thunder',
  'snow',
  'rain',
  'unknown',
  'wind',
  'cold',
  'warm',
  'humid',
  'dark',
  'hours',
] as const
export type HourReason = (typeof hourReasons)[number]

/** How likely the hour breaks a criterion that it keeps as forecast, in per cent. */
export type Doubt = { rain: number; wind: number; temperature: number }

/** What the planner has to know of a warning. */
export type PlanWarning = Pick<WeatherWarning, 'type' | 'startAt' | 'endAt' | 'severity' | 'scale' | 'issuer'>

export type JudgedHour = {
  startAt: number
  /** In the order of `hourReasons`; none where the hour does. */
  reasons: readonly HourReason[]
  /** Those that make it unsuitable. */
  warnings: readonly PlanWarning[]
  doubt: Doubt
  weather: ComingHour
}

export type PlanContext = {
  need: Need
  criteria: Criteria
  coordinates: Coordinates
  timeZone: string
  /** Those of the place, without examples. */
  warnings: readonly PlanWarning[]
  /** When the forecast was made: how far ahead it looks counts from there. */
  issuedAt: number
  now: number
  /** For what takes place on snow: none around. */
  isSnowless: boolean
  /** For what leads into open mountains. */
  avalanche: AvalancheObstacle | null
}

/** One can see for about so long before sunrise and after sunset (civil twilight at 47° N). */
const twilightMs = 30 * minuteMs
/** Where a forecast names an amount but no chance: one dry hour in five of such forecasts is taken to fail. */
const unstatedChancePercent = 20

export function judgeHour(hour: ComingHour, context: PlanContext): JudgedHour {
  const { criteria } = context
  const warnings = context.warnings.filter(
    ({ type, startAt, endAt }) =>
      spoils(type, context.need) && startAt < hour.startAt + hourMs && endAt > hour.startAt,
  )
  const fails: Record<HourReason, boolean> = {
    warning: warnings.length > 0,
    avalanche: context.avalanche?.reason === 'avalanche',
    bulletin: context.avalanche?.reason === 'bulletin',
    thunder: isThunder(hour.conditionCode),
    snow: context.isSnowless && needRecord(context.need).isOnSnow === true,
    ...rainReasons(hour, context),
    wind: isTooWindy(hour, criteria),
    cold: criteria.minC !== null && hour.temperatureC < criteria.minC,
    warm: criteria.maxC !== null && hour.temperatureC > criteria.maxC,
    humid: criteria.humidityPercent !== null && (hour.humidityPercent ?? 0) > criteria.humidityPercent,
    dark: criteria.daylight && isDark(hour.startAt, context),
    hours: isOutsideHours(hour.startAt, context),
  }
  return {
    startAt: hour.startAt,
    reasons: hourReasons.filter((reason) => fails[reason]),
    warnings,
    doubt: doubtOf(hour, context),
    weather: hour,
  }
}

/** On the slopes snow is welcome. */
const isWelcomeSnow = ({ temperatureC }: ComingHour, need: Need): boolean =>
  needRecord(need).isOnSnow === true && temperatureC < snowBelowC

function rainReasons(hour: ComingHour, { need, criteria }: PlanContext): { rain: boolean; unknown: boolean } {
  const amount = amountOf(hour)
  const chance = hour.precipitationChancePercent
  if (isWelcomeSnow(hour, need)) return { rain: false, unknown: false }
  return {
    rain:
      (amount ?? 0) > criteria.amountMm ||
      (chance ?? 0) > criteria.chancePercent ||
      // Called wet without a figure.
      (chance === null && amount === null && hour.wet !== null),
    unknown: chance === null && amount === null && hour.wet === null,
  }
}

function isTooWindy({ windSpeedKmh, windGustKmh }: ComingHour, { windKmh }: Criteria): boolean {
  if (windKmh === null) return false
  return (windSpeedKmh ?? 0) > windKmh || (windGustKmh ?? 0) > gustLimitKmh(windKmh)
}

/** Any of it between dusk and dawn. In high summer far north dusk comes after midnight. */
function isDark(startAt: number, { coordinates, timeZone }: PlanContext): boolean {
  const endAt = startAt + hourMs
  const date = localDate(startAt, timeZone)
  const lightOn = (day: string) => lightOf(sunOfDay(coordinates, day, timeZone))
  const today = lightOn(date)
  if (startAt >= today.dawnAt && endAt <= today.duskAt) return false
  const nights = [
    { from: lightOn(addDays(date, -1)).duskAt, to: today.dawnAt },
    { from: today.duskAt, to: lightOn(addDays(date, 1)).dawnAt },
  ]
  return nights.some(({ from, to }) => from < to && startAt < to && endAt > from)
}

/** The midnight sun has no dusk, the polar night no dawn. */
function lightOf({ sunriseAt, sunsetAt, dayLengthMs }: SunDay): { dawnAt: number; duskAt: number } {
  if (sunriseAt !== null && sunsetAt !== null)
    return { dawnAt: sunriseAt - twilightMs, duskAt: sunsetAt + twilightMs }
  const never = dayLengthMs === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  return { dawnAt: never, duskAt: -never }
}

function isOutsideHours(startAt: number, { criteria, timeZone }: PlanContext): boolean {
  const hour = hourOfDay(startAt, timeZone)
  return hour < criteria.fromHour || hour >= criteria.toHour
}

function doubtOf(hour: ComingHour, { need, criteria }: PlanContext): Doubt {
  const { temperatureC, temperatureRangeC, windSpeedKmh, windSpeedRangeKmh } = hour
  const temperature = [
    criteria.minC === null ? 0 : chanceBelow(criteria.minC, temperatureC, temperatureRangeC),
    criteria.maxC === null ? 0 : chanceAbove(criteria.maxC, temperatureC, temperatureRangeC),
  ]
  return {
    rain: isWelcomeSnow(hour, need) ? 0 : rainDoubt(hour, criteria),
    wind:
      criteria.windKmh === null || windSpeedKmh === null
        ? 0
        : chanceAbove(criteria.windKmh, windSpeedKmh, windSpeedRangeKmh),
    temperature: Math.max(...temperature),
  }
}

/** The chance that is forecast, and no less than the range of amounts admits. */
export function rainDoubt(hour: ComingHour, { amountMm }: Pick<Criteria, 'amountMm'>): number {
  const chance = hour.precipitationChancePercent
  const range = hour.precipitationRangeMm
  if (range) return Math.max(chance ?? 0, chanceAbove(amountMm, amountOf(hour) ?? 0, range))
  return chance ?? unstatedChancePercent
}

const outerPercent = 10
const middlePercent = 50

/**
 * How likely a value is beyond a limit: one in ten beyond the end of its range, even odds at the forecast itself,
 * straight between. Outside of the range it is not counted, and without a range nothing is known of it.
 */
export function chanceAbove(limit: number, value: number, range: LikelyRange | undefined): number {
  if (!range) return 0
  if (limit < range.p10) return 100 - outerPercent
  if (limit >= range.p90) return 0
  const isAbove = limit >= value
  const [from, to] = isAbove ? [value, range.p90] : [range.p10, value]
  const share = to > from ? (limit - from) / (to - from) : 0
  const [atFrom, atTo] = isAbove ? [middlePercent, outerPercent] : [100 - outerPercent, middlePercent]
  return Math.min(100, Math.max(0, atFrom + (atTo - atFrom) * share))
}

export const chanceBelow = (limit: number, value: number, range: LikelyRange | undefined): number =>
  chanceAbove(-limit, -value, range && { p10: -range.p90, p90: -range.p10 })
