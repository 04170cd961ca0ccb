import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import { addDays, isTimeZone, localDate, startOfLocalDay } from '../../domain/time/local-time.ts'
import type { UnitChoice } from './units.ts'
import {
  currentName,
  currentVariables,
  dailyVariables,
  isLackingAtMoments,
  isLackingOfDays,
} from './variables.ts'

/** What is wrong with the request, in Open-Meteo's form. */
export class OpenMeteoError extends Error {}

export type Wish = {
  coordinates: { lat: number; lon: number }
  /** As requested; answers repeat the spelling. */
  current: string[]
  hourly: string[]
  daily: string[]
  minutely15: string[]
  wantsOldCurrent: boolean
  units: Omit<UnitChoice, 'timeZone'>
  /** null: the place's own. */
  timeZone: string | null
  pastDays: number
  forecastDays: number
  dates: { from: string; to: string } | null
  /** Steps before and from now on, instead of whole days. */
  hours: { past: number; ahead: number } | null
  quarters: { past: number; ahead: number } | null
}

const mostPastDays = 92
const mostDays = 16
const mostSteps = 24 * (mostPastDays + mostDays)
/** A time takes as long to write as so many values. */
const valuesPerMoment = 20
/** Written in some 20 ms: twenty variables by the hour and all the days that can be asked for. */
const mostValues = 120_000

export function readQuery(query: URLSearchParams): Wish {
  const format = query.get('format')
  if (format !== null && format !== 'json')
    throw new OpenMeteoError(`format=${told(format)} is not offered here: only json`)
  if ((query.get('models') ?? '').includes(','))
    throw new OpenMeteoError('Several models are not offered here: leave models out')
  const wish: Wish = {
    coordinates: { lat: degrees(query, 'latitude', 90), lon: degrees(query, 'longitude', 180) },
    current: names(
      query,
      'current',
      (name) => Object.hasOwn(currentVariables, name) || isLackingAtMoments(name),
    ),
    hourly: names(query, 'hourly', isLackingAtMoments),
    daily: names(query, 'daily', (name) => Object.hasOwn(dailyVariables, name) || isLackingOfDays(name)),
    minutely15: names(query, 'minutely_15', isLackingAtMoments),
    wantsOldCurrent: query.get('current_weather') === 'true',
    units: {
      temperature: choice(query, ['temperature_unit'], ['celsius', 'fahrenheit']),
      windSpeed: choice(query, ['wind_speed_unit', 'windspeed_unit'], ['kmh', 'ms', 'mph', 'kn']),
      precipitation: choice(query, ['precipitation_unit'], ['mm', 'inch']),
      time: choice(query, ['timeformat'], ['iso8601', 'unixtime']),
    },
    timeZone: timeZone(query.get('timezone')),
    pastDays: count(query, 'past_days', mostPastDays) ?? 0,
    forecastDays: count(query, 'forecast_days', mostDays) ?? 7,
    dates: dates(query),
    hours: steps(query, 'past_hours', 'forecast_hours'),
    quarters: steps(query, 'past_minutely_15', 'forecast_minutely_15'),
  }
  if (valuesOf(wish) > mostValues)
    throw new OpenMeteoError('Too much data at once: ask for fewer days or fewer variables')
  return wish
}

/** No fewer than the answer will have, times included. */
function valuesOf({ dates, pastDays, forecastDays, hourly, hours, minutely15, quarters }: Wish): number {
  const days = dates ? (Date.parse(dates.to) - Date.parse(dates.from)) / dayMs + 1 : pastDays + forecastDays
  const cost = (names: readonly string[], perDay: number, around: Wish['hours']) => {
    const moments = around ? around.past + Math.max(around.ahead, days * perDay) : days * perDay
    return names.length === 0 ? 0 : moments * (valuesPerMoment + names.length)
  }
  return cost(hourly, 24, hours) + cost(minutely15, 96, quarters)
}

const told = (text: string) => text.slice(0, 60)

function degrees(query: URLSearchParams, name: 'latitude' | 'longitude', most: number): number {
  const text = query.get(name)
  if (text === null) throw new OpenMeteoError(`Parameter '${name}' is missing`)
  if (text.includes(',')) throw new OpenMeteoError('Several positions are not offered here: ask for each')
  const value = /^\s*[+-]?\d{1,3}(\.\d*)?\s*$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(value)) throw new OpenMeteoError(`Value of type 'Float' required for key '${name}'.`)
  if (Math.abs(value) > most) {
    const label = name === 'latitude' ? 'Latitude' : 'Longitude'
    throw new OpenMeteoError(`${label} must be in range of -${most} to ${most}°. Given: ${value}.`)
  }
  return value
}

function names(query: URLSearchParams, key: string, isKnown: (name: string) => boolean): string[] {
  const asked = query
    .getAll(key)
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const unknown = asked.find((name) => !isKnown(currentName(name)))
  if (unknown !== undefined)
    throw new OpenMeteoError(
      `Cannot initialize variable from invalid String value ${told(unknown)} for key ${key}`,
    )
  return [...new Set(asked)]
}

function choice<Choice extends string>(
  query: URLSearchParams,
  keys: readonly string[],
  [first, ...others]: readonly [Choice, ...Choice[]],
): Choice {
  const [key = ''] = keys
  const text = keys.map((one) => query.get(one)).find((one) => one !== null) ?? first
  const found = [first, ...others].find((one) => one === text)
  if (found) return found
  throw new OpenMeteoError(`Cannot initialize ${key} from invalid String value ${told(text)}`)
}

function count(query: URLSearchParams, key: string, most: number): number | null {
  const text = query.get(key)
  if (text === null) return null
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (value >= 0 && value <= most) return value
  throw new OpenMeteoError(`${key} must be in range of 0 to ${most}. Given ${told(text)}.`)
}

function steps(query: URLSearchParams, pastKey: string, aheadKey: string): Wish['hours'] {
  const [past, ahead] = [count(query, pastKey, mostSteps), count(query, aheadKey, mostSteps)]
  return past === null && ahead === null ? null : { past: past ?? 0, ahead: ahead ?? 0 }
}

function timeZone(text: string | null): string | null {
  if (text === null || text === 'GMT' || text === 'UTC') return 'UTC'
  if (text === 'auto') return null
  if (isTimeZone(text)) return text
  throw new OpenMeteoError('Invalid timezone')
}

function dates(query: URLSearchParams): Wish['dates'] {
  const [from, to] = [query.get('start_date'), query.get('end_date')]
  if (from === null && to === null) return null
  for (const date of [from, to])
    if (date === null || !/^\d{4}-\d{2}-\d{2}$/.test(date) || addable(date) !== date)
      throw new OpenMeteoError("Parameter 'start_date' and 'end_date' must be given as YYYY-MM-DD")
  const span = { from: from ?? '', to: to ?? '' }
  if (span.from > span.to) throw new OpenMeteoError('End-date must be larger or equals than start-date')
  if (addDays(span.from, mostPastDays + mostDays) < span.to)
    throw new OpenMeteoError(`No more than ${mostPastDays + mostDays} days at once`)
  return span
}

/** Whether the calendar has that day. */
function addable(date: string): string | null {
  return Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? null : addDays(date, 0)
}

/** Days of the answer on the calendar of the zone. */
export function wantedDates(wish: Wish, zone: string, now: number): string[] {
  const today = localDate(now, zone)
  const from = wish.dates?.from ?? addDays(today, -wish.pastDays)
  const to = wish.dates?.to ?? addDays(today, wish.forecastDays - 1)
  const found: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) found.push(date)
  return found
}

/** Moments of the answer: whole days, or so many steps around now. */
export function wantedMoments(wish: Wish, of: 'hours' | 'quarters', zone: string, now: number): number[] {
  const stepMs = of === 'hours' ? hourMs : 15 * minuteMs
  const around = wish[of]
  const [first, last] = wantedDates(wish, zone, now).flatMap((date, index, all) =>
    index === 0 || index === all.length - 1 ? [date] : [],
  )
  const running = Math.floor(now / stepMs) * stepMs
  const from = around ? running - around.past * stepMs : first ? startOfLocalDay(first, zone) : running
  const lastDay = last ?? first
  const dayEnd = lastDay ? startOfLocalDay(addDays(lastDay, 1), zone) : running
  const end =
    around && around.ahead > 0 ? running + around.ahead * stepMs : around ? Math.max(running, dayEnd) : dayEnd
  const moments: number[] = []
  for (let at = from; at < end; at += stepMs) moments.push(at)
  return moments
}
