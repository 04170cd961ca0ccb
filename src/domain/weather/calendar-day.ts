import { hourMs } from '../time/durations.ts'
import { amountOf, isMostlySnow, leastShownAmount } from './amount.ts'
import type { ComingHour } from './coming-hours.ts'
import { snowBelowC } from './falling-form.ts'
import { snowDepthCm } from './snow-depth.ts'
import type { DailyWeather, MeasuredSoFar } from './weather.ts'

/**
 * What a day's figure is of: the calendar day, what is over of it measured or else by the forecast, or only what is
 * left of it.
 */
export type DayExtent = 'measured' | 'forecast' | 'rest'

/** What falls in a day. */
export type DayTotal = {
  extent: DayExtent
  rainMm: number | null
  snowMm: number | null
  /** Fresh snow; null where no amount of snow is given. */
  snowCm: number | null
}

export type KnownOfToday = {
  hour: number
  temperatureC: number | null
  measuredSoFar: MeasuredSoFar | null
  fallenMm: number | null
}

type Rest = Pick<
  DailyWeather,
  | 'temperatureMaxC'
  | 'temperatureMinC'
  | 'windSpeedKmh'
  | 'windGustKmh'
  | 'windFromDegrees'
  | 'sunshineMinutes'
>

/** Today's figures from midnight to midnight, as far as anybody knows what is over. */
export function figuresOfToday(
  rest: Rest,
  hours: readonly ComingHour[],
  given: DailyWeather | null,
  { measuredSoFar }: Pick<KnownOfToday, 'measuredSoFar'>,
) {
  const forecast = given && !given.isRest ? given : null
  const firstAt = hours[0]?.startAt ?? Number.POSITIVE_INFINITY
  const measured = measuredSoFar && firstAt - measuredSoFar.untilAt <= hourMs ? measuredSoFar : null
  const known = measured ?? forecast
  const extent: DayExtent = measured ? 'measured' : forecast ? 'forecast' : 'rest'
  const gone = known ?? rest
  const temperatureMaxC = Math.max(rest.temperatureMaxC, gone.temperatureMaxC)
  const temperatureMinC = Math.min(rest.temperatureMinC, gone.temperatureMinC)
  const wind = windier(rest, forecast)
  return {
    extent,
    temperatureMaxC,
    temperatureMinC,
    temperatureMeanC: (temperatureMaxC + temperatureMinC) / 2,
    ...wind,
    windGustKmh: strongest(rest.windGustKmh, (measured ?? forecast)?.windGustKmh ?? null),
    sunshineMinutes: forecast?.sunshineMinutes ?? rest.sunshineMinutes,
  }
}

type Wind = Pick<DailyWeather, 'windSpeedKmh' | 'windFromDegrees'>

function windier(rest: Rest, forecast: DailyWeather | null): Wind {
  const isOver = (forecast?.windSpeedKmh ?? 0) > (rest.windSpeedKmh ?? 0)
  const { windSpeedKmh, windFromDegrees } = forecast && isOver ? forecast : rest
  return { windSpeedKmh, windFromDegrees }
}

function strongest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b)
}

export type Falling = Omit<DayTotal, 'extent'>

/** What has fallen, by the radars, and what is to come; else the provider's sum of the day. */
export function totalOfToday(
  rest: Falling,
  hours: readonly ComingHour[],
  given: DailyWeather | null,
  { fallenMm }: Pick<KnownOfToday, 'fallenMm'>,
): DayTotal {
  const forecast = given && !given.isRest ? given : null
  if (fallenMm !== null && amountOf(rest) !== null) {
    const temperatureC = hours[0]?.temperatureC ?? given?.temperatureMeanC ?? 0
    const isDryAhead = (amountOf(rest) ?? 0) < leastShownAmount
    const isSnow = isDryAhead ? temperatureC < snowBelowC : isMostlySnow(rest)
    return isSnow
      ? {
          extent: 'measured',
          rainMm: rest.rainMm,
          snowMm: (rest.snowMm ?? 0) + fallenMm,
          snowCm: (rest.snowCm ?? 0) + snowDepthCm(fallenMm, temperatureC),
        }
      : { ...rest, extent: 'measured', rainMm: (rest.rainMm ?? 0) + fallenMm }
  }
  if (forecast && (amountOf(forecast) ?? 0) >= (amountOf(rest) ?? 0)) {
    const { rainMm, snowMm, temperatureMeanC } = forecast
    const snowCm = snowMm === null ? null : snowDepthCm(snowMm, temperatureMeanC)
    return { extent: 'forecast', rainMm, snowMm, snowCm }
  }
  return { ...rest, extent: forecast ? 'forecast' : 'rest' }
}

/** What has fallen of today, by the radars, in the form that its total counts it. */
export function fallenOfToday(fallenMm: number, rest: (Falling & { total: DayTotal }) | null): Falling {
  if (rest?.total.extent !== 'measured') return { rainMm: fallenMm, snowMm: null, snowCm: null }
  const { total } = rest
  return {
    rainMm: (total.rainMm ?? 0) - (rest.rainMm ?? 0),
    snowMm: (total.snowMm ?? 0) - (rest.snowMm ?? 0),
    snowCm: (total.snowCm ?? 0) - (rest.snowCm ?? 0),
  }
}
