import type { PlaceRain } from '../../domain/rain/place-rain.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { localTime } from '../../domain/time/local-time.ts'
import { placeOutlook } from '../../domain/weather/outlook.ts'
import type { Reading, Source } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import { publicDays } from '../api/public-days.ts'
import { type Wish, wantedDates, wantedMoments } from './read-query.ts'
import { type UnitChoice, unitOf, written, writtenInstant } from './units.ts'
import {
  currentName,
  currentVariables,
  dailyVariables,
  hourlyVariables,
  type Quarter,
  quarterVariables,
  type Variable,
} from './variables.ts'

type Known = {
  reading: Reading<WeatherReport>
  rain: PlaceRain | null
  elevationM: number | null
  now: number
}
type Units = Record<string, string>
/** `time`, and beside it a list of the same length for each name. */
type Series = Record<string, unknown[]>
type Values = Record<string, unknown>

type OpenMeteoAnswer = {
  latitude: number
  longitude: number
  utc_offset_seconds: number
  timezone: string
  timezone_abbreviation: string
  elevation: number | null
  /** Ours: whose data it is, to be named where it is shown. */
  source: Omit<Source, 'id'>
  current_weather_units?: Units
  current_weather?: Values
  current_units?: Units
  current?: Values
  minutely_15_units?: Units
  minutely_15?: Series
  hourly_units?: Units
  hourly?: Series
  daily_units?: Units
  daily?: Series
}

/** An answer of Open-Meteo's `/v1/forecast`, of our data. Days are those of the place, whatever zone times are given in. */
export function openMeteoForecast(wish: Wish, { reading, rain, elevationM, now }: Known): OpenMeteoAnswer {
  const report = reading.data
  const outlook = placeOutlook(report, rain, now)
  const timeZone = wish.timeZone ?? report.timeZone
  const choice: UnitChoice = { ...wish.units, timeZone }
  const { coordinates } = report
  const { name, attribution, licence, url, isDemo } = reading.source
  return {
    latitude: coordinates.lat,
    longitude: coordinates.lon,
    utc_offset_seconds: offsetSeconds(now, timeZone),
    timezone: timeZone === 'UTC' ? 'GMT' : timeZone,
    timezone_abbreviation: abbreviation(now, timeZone),
    elevation: elevationM,
    source: { name, attribution, licence, url, isDemo },
    ...(wish.wantsOldCurrent && oldCurrent()),
    ...(wish.current.length > 0 && present()),
    ...(wish.minutely15.length > 0 && quarters()),
    ...(wish.hourly.length > 0 && hours()),
    ...(wish.daily.length > 0 && days()),
  }

  function present() {
    const values: Values = { time: writtenInstant(quarterAt(now), choice), interval: 900 }
    const units: Units = { time: choice.time, interval: 'seconds' }
    for (const asked of wish.current) {
      const variable = currentVariables[currentName(asked)]
      units[asked] = unitName(variable, choice)
      values[asked] = variable ? written(variable.read(outlook.present), variable.measure, choice) : null
    }
    return { current_units: units, current: values }
  }

  function hours() {
    const byStart = new Map(report.hourly.map((hour) => [hour.startAt, hour]))
    const moments = wantedMoments(wish, 'hours', timeZone, now)
    const { units, values } = series(wish.hourly, moments, hourlyVariables, (at, variable) =>
      byStart.get(variable.isOfHourBefore ? at - hourMs : at),
    )
    return { hourly_units: units, hourly: values }
  }

  function quarters() {
    const moments = wantedMoments(wish, 'quarters', timeZone, now)
    const { units, values } = series(wish.minutely15, moments, quarterVariables, (at) => quarterOf(at, rain))
    return { minutely_15_units: units, minutely_15: values }
  }

  function days() {
    const byDate = new Map(publicDays(outlook).daily.map((day) => [day.date, day]))
    const dates = wantedDates(wish, report.timeZone, now)
    const shown = dates.map((date) =>
      choice.time === 'unixtime' ? Date.parse(`${date}T00:00:00Z`) / 1000 : date,
    )
    const values: Series = { time: shown }
    const units: Units = { time: choice.time }
    for (const asked of wish.daily) {
      const variable = dailyVariables[currentName(asked)]
      units[asked] = unitName(variable, choice)
      values[asked] = dates.map((date) => {
        const day = byDate.get(date)
        return variable && day ? written(variable.read(day), variable.measure, choice) : null
      })
    }
    return { daily_units: units, daily: values }
  }

  function series<From>(
    asked: readonly string[],
    moments: readonly number[],
    known: Readonly<Record<string, Variable<From>>>,
    at: (moment: number, variable: Variable<From>) => From | null | undefined,
  ): { units: Units; values: Series } {
    const values: Series = { time: moments.map((moment) => writtenInstant(moment, choice)) }
    const units: Units = { time: choice.time }
    for (const name of asked) {
      const variable = known[currentName(name)]
      units[name] = unitName(variable, choice)
      values[name] = moments.map((moment) => {
        const from = variable && at(moment, variable)
        return variable && from ? written(variable.read(from), variable.measure, choice) : null
      })
    }
    return { units, values }
  }

  /** `current_weather=true` of programs written before 2023. */
  function oldCurrent() {
    const fields = {
      temperature: 'temperature_2m',
      windspeed: 'wind_speed_10m',
      winddirection: 'wind_direction_10m',
      is_day: 'is_day',
      weathercode: 'weather_code',
    }
    const values: Values = { time: writtenInstant(quarterAt(now), choice), interval: 900 }
    const units: Units = { time: choice.time, interval: 'seconds' }
    for (const [field, name] of Object.entries(fields)) {
      const variable = currentVariables[name]
      units[field] = unitName(variable, choice)
      values[field] = variable ? written(variable.read(outlook.present), variable.measure, choice) : null
    }
    return { current_weather_units: units, current_weather: values }
  }
}

const unitName = (variable: Pick<Variable<never>, 'measure'> | undefined, choice: UnitChoice): string =>
  variable ? unitOf(variable.measure, choice).name : 'undefined'

const quarterMs = 15 * minuteMs
const quarterAt = (at: number) => Math.floor(at / quarterMs) * quarterMs

/** What the radar measured, or its forecast expects, in the quarter of an hour that ends here; null where it does not know all of it. */
function quarterOf(at: number, rain: PlaceRain | null): Quarter | null {
  if (!rain) return null
  const stepMs = rain.stepMinutes * minuteMs
  const steps = rain.steps.filter((step) => step.at > at - quarterMs && step.at <= at)
  if (steps.length * stepMs !== quarterMs) return null
  const sum = { rainMm: 0, snowMm: 0 }
  for (const { rateMmh, isSnow } of steps) {
    if (rateMmh === null) return null
    sum[isSnow ? 'snowMm' : 'rainMm'] += (rateMmh * stepMs) / hourMs
  }
  return sum
}

function offsetSeconds(at: number, timeZone: string): number {
  const { year, month, day, hour, minute } = localTime(at, timeZone)
  const utc = Math.floor(at / minuteMs) * minuteMs
  return (Date.UTC(year, month - 1, day, hour, minute) - utc) / 1000
}

/** "GMT+2", as Open-Meteo writes zones whose name has no letters of its own. */
function abbreviation(at: number, timeZone: string): string {
  const seconds = offsetSeconds(at, timeZone)
  if (seconds === 0) return 'GMT'
  const minutes = Math.abs(seconds / 60)
  const rest = minutes % 60
  return `GMT${seconds < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`
}
