import { hourMs, minuteMs } from '../time/durations.ts'
import { hourOfDay } from '../time/local-time.ts'
import {
  type DayExtent,
  type DayTotal,
  figuresOfToday,
  type KnownOfToday,
  totalOfToday,
} from './calendar-day.ts'
import type { ComingHour } from './coming-hours.ts'
import { conditionFromCode } from './condition.ts'
import { signOf } from './day-facts.ts'
import { type DayOutlook, outlookOfDay, outlookOfHours, strongest, tellWholeDay } from './day-outlook.ts'
import { eveningHour } from './day-parts.ts'
import { freezingRange } from './freezing-range.ts'
import { largest } from './largest.ts'
import { snowDepthCm } from './snow-depth.ts'
import type { DailyWeather, LikelyRange } from './weather.ts'
import type { WeatherIconName } from './weather-icon.ts'
import type { DrySky } from './weather-words.ts'
import { drySkyOf, gravest } from './weather-words.ts'
import { codeOfWeather, isWetCode } from './wet-code.ts'

/** Which part of a day is described: all of it, the rest of today, or the rest of the evening. */
type DaySpan = 'whole' | 'rest' | 'tonight'

/**
 * A day as every page shows it. Where its hours are known, its values agree with them. Temperatures, wind and sunshine
 * are the calendar day's where it is known; chance, rain and snow, the icon and the sentence are of what is left of it.
 */
export type DayAhead = DailyWeather & {
  /** Of temperatures, wind and sunshine. */
  extent: DayExtent
  /** What falls in all of the day. */
  total: DayTotal
  /** Its picture in lists: finer than the condition, and never against the sentence. */
  sign: WeatherIconName
  /** Of sentence, icon, chance and amounts. */
  span: DaySpan
  outlook: DayOutlook
  /** The hours it is derived from; none where only the day's own values are known. */
  hours: readonly ComingHour[]
  /** Fresh snow; null where no amount of snow is given. */
  snowCm: number | null
  /** The hour in which the UV index is highest; null where it is unknown. */
  uvAt: number | null
  /** How warm and how cold the warmest and the coldest hour may be, where that is forecast. */
  maxRangeC?: LikelyRange
  minRangeC?: LikelyRange
}

type Context = {
  timeZone: string
  /** null of any other day. */
  today: KnownOfToday | null
}

/** null where nothing is known of the day. */
export function dayAhead(
  date: string,
  given: DailyWeather | null,
  hours: readonly ComingHour[],
  { timeZone, today }: Context,
): DayAhead | null {
  if (tellWholeDay(hours, timeZone, today !== null)) {
    const span = today === null ? 'whole' : today.hour >= eveningHour ? 'tonight' : 'rest'
    const extremes = extremesOf(hours, span === 'whole' ? given : null)
    const outlook = {
      ...outlookOfHours(hours, timeZone),
      temperatureMinC: extremes.temperatureMinC,
      temperatureMaxC: extremes.temperatureMaxC,
    }
    const values = { ...valuesOf(hours, outlook, span), ...extremes }
    const day = {
      ...(given ?? emptyDay(date)),
      ...values,
      ...(today && figuresOfToday(values, hours, given, today)),
    }
    const { rainMm, snowMm, snowCm } = values
    const total = { rainMm, snowMm, snowCm }
    return {
      extent: 'forecast',
      ...day,
      sign: signOf({ ...day, ...values }, outlook, hours),
      ...rangesOf(hours, day),
      total: today ? totalOfToday(total, hours, given, today) : { ...total, extent: 'forecast' },
      span,
      outlook,
      hours,
      uvAt: uvHour(given, hours, timeZone),
    }
  }
  if (!given) return null
  // The provider models the day and the present apart: the present lies in the range of its day.
  const seen = today?.temperatureC ?? null
  const day = {
    ...given,
    temperatureMaxC: Math.max(given.temperatureMaxC, seen ?? given.temperatureMaxC),
    temperatureMinC: Math.min(given.temperatureMinC, seen ?? given.temperatureMinC),
  }
  const extent: DayExtent = given.isRest ? 'rest' : 'forecast'
  const snowCm = day.snowMm === null ? null : snowDepthCm(day.snowMm, day.temperatureMeanC)
  const outlook = outlookOfDay(day)
  // Where the sentence mentions rain that the provider's icon leaves out, the icon follows the sentence.
  const code =
    outlook.wet && !isWetCode(day.conditionCode) ? codeOfWeather[outlook.wet.weather] : day.conditionCode
  const told = { ...day, conditionCode: code, condition: conditionFromCode(code, day.isDay), snowCm }
  return {
    ...told,
    sign: signOf(told, outlook, []),
    extent,
    total: { extent, rainMm: day.rainMm, snowMm: day.snowMm, snowCm },
    span: 'whole',
    outlook,
    hours: [],
    uvAt: uvHour(given, hours, timeZone),
  }
}

function valuesOf(hours: readonly ComingHour[], outlook: DayOutlook, span: DaySpan) {
  const isNight = span === 'tonight' && hours.filter(({ isDay }) => isDay).length * 2 < hours.length
  const code = codeOf(hours, outlook)
  const sum = (of: (hour: ComingHour) => number | null): number | null =>
    hours.every((hour) => of(hour) === null)
      ? null
      : hours.reduce((total, hour) => total + (of(hour) ?? 0), 0)
  const chances = hours.flatMap((hour) => hour.precipitationChancePercent ?? [])
  const light = hours.filter(({ isDay }) => isDay)
  const clouds = (light.length > 0 ? light : hours).flatMap(({ cloudPercent }) => cloudPercent ?? [])
  const windSpeedKmh = strongest(hours, 'windSpeedKmh')
  return {
    isDay: !isNight,
    conditionCode: code,
    condition: conditionFromCode(code, !isNight),
    precipitationChancePercent: chances.length > 0 ? Math.max(...chances) : null,
    rainMm: sum(({ rainMm }) => rainMm),
    snowMm: sum(({ snowMm }) => snowMm),
    snowCm: sum(({ snowMm, snowCm }) => (snowMm === null ? null : snowCm)),
    cloudPercent:
      clouds.length > 0 ? clouds.reduce((total, cloud) => total + cloud, 0) / clouds.length : null,
    windSpeedKmh,
    windGustKmh: strongest(hours, 'windGustKmh'),
    windFromDegrees: hours.find((hour) => hour.windSpeedKmh === windSpeedKmh)?.windFromDegrees ?? null,
    // Ranges and sums of a whole day say nothing of the rest of one.
    ...(span !== 'whole' && {
      precipitationRangeMm: undefined,
      sunshineMinutes: sum(({ sunshineMinutes }) => sunshineMinutes ?? null) ?? undefined,
      freezingLevelM: freezingRange(hours),
    }),
  }
}

/** An hour is a mean: a whole day's warmest moment, where the provider gives it, is a little above its warmest hour. */
function extremesOf(hours: readonly ComingHour[], given: DailyWeather | null) {
  const temperatures = hours.map(({ temperatureC }) => temperatureC)
  const temperatureMinC = Math.min(...temperatures, ...(given ? [given.temperatureMinC] : []))
  const temperatureMaxC = Math.max(...temperatures, ...(given ? [given.temperatureMaxC] : []))
  return { temperatureMinC, temperatureMaxC, temperatureMeanC: (temperatureMinC + temperatureMaxC) / 2 }
}

/** Of an extreme that is over nothing is uncertain. */
function rangesOf(
  hours: readonly ComingHour[],
  day: Pick<DailyWeather, 'temperatureMaxC' | 'temperatureMinC'>,
): Pick<DayAhead, 'maxRangeC' | 'minRangeC'> {
  const warmest = largest(hours, ({ temperatureC }) => temperatureC)?.item
  const coldest = largest(hours, ({ temperatureC }) => -temperatureC)?.item
  return {
    ...(warmest?.temperatureRangeC &&
      isAhead(warmest, day.temperatureMaxC) && { maxRangeC: warmest.temperatureRangeC }),
    ...(coldest?.temperatureRangeC &&
      isAhead(coldest, day.temperatureMinC) && { minRangeC: coldest.temperatureRangeC }),
  }
}

/** A whole day's moment is a little beyond its hour's mean. */
const momentBeyondHourC = 1
const isAhead = ({ temperatureC }: ComingHour, extremeC: number): boolean =>
  Math.abs(extremeC - temperatureC) <= momentBeyondHourC

const skyCodes: Record<DrySky, number> = {
  sunny: 800,
  clear: 800,
  'partly-cloudy': 802,
  cloudy: 804,
  fog: 741,
}

/** The icon follows the sentence: the most severe weather it names, else of its skies the one of more light hours. */
function codeOf(hours: readonly ComingHour[], { opening, wet, worse, closing }: DayOutlook): number {
  const named = gravest([wet, worse].flatMap((spell) => spell?.weather ?? []))
  if (named) return codeOfWeather[named]
  const light = hours.filter(({ isDay }) => isDay)
  const codes = (light.length > 0 ? light : hours).map((hour) => skyCodes[drySkyOf(hour)])
  const skies = [opening, closing].flatMap((sky) => (sky === null ? [] : skyCodes[sky]))
  return largest(skies, (sky) => codes.filter((code) => code === sky).length)?.item ?? skyCodes.cloudy
}

/** The hour whose index reaches the day's; once it is over, the hour of solar noon. */
function uvHour(day: DailyWeather | null, hours: readonly ComingHour[], timeZone: string): number | null {
  // An index of zero has no peak hour.
  if (!day || day.uvIndex === null || Math.round(day.uvIndex) === 0) return null
  const highest = largest(hours, ({ uvIndex }) => uvIndex)
  if (highest && Math.round(highest.value) >= Math.round(day.uvIndex)) return highest.item.startAt
  if (day.sunriseAt === null || day.sunsetAt === null) return null
  const noon = (day.sunriseAt + day.sunsetAt) / 2
  // The clock's own hour, also where the zone is half an hour off.
  for (let at = noon; at > noon - hourMs; at -= minuteMs) {
    if (hourOfDay(at - minuteMs, timeZone) !== hourOfDay(noon, timeZone))
      return Math.floor(at / minuteMs) * minuteMs
  }
  return noon
}

type FromHours = ReturnType<typeof valuesOf> & ReturnType<typeof extremesOf>

function emptyDay(
  date: string,
): Omit<DailyWeather, keyof FromHours> & Pick<DailyWeather, 'precipitationRangeMm'> {
  return {
    date,
    humidityPercent: null,
    pressureHpa: null,
    dewPointC: null,
    uvIndex: null,
    sunriseAt: null,
    sunsetAt: null,
    moonriseAt: null,
    moonsetAt: null,
    moonPhase: null,
  }
}
