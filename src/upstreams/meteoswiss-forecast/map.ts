import { memoise } from '../../domain/memoise.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import { isDayAt } from '../../domain/sky/day-night.ts'
import { moonOfDay } from '../../domain/sky/moon.ts'
import { type SunDay, sunOfDay } from '../../domain/sky/sun.ts'
import { dayMs, hourMs } from '../../domain/time/durations.ts'
import { addDays, localDate, startOfLocalDay, swissTime } from '../../domain/time/local-time.ts'
import { conditionFromCode } from '../../domain/weather/condition.ts'
import { snowBelowC } from '../../domain/weather/falling-form.ts'
import type { CloudLayers, DailyWeather, HourlyWeather, LikelyRange } from '../../domain/weather/weather.ts'
import { dryCode, isThunder, isWetCode } from '../../domain/weather/wet-code.ts'
import type { Span } from './column.ts'
import { parameters } from './parameters.ts'
import { pictogram } from './pictograms.ts'

const mostDays = 9
/** One of the days has 25 when the clocks go back. */
const mostHours = mostDays * 24 + 1
/** An unknown sky. */
const unknownCode = 0

type Row = { values(id: string): Int16Array | undefined }
type Context = {
  coordinates: Coordinates
  span: Span
  now: number
  /** Only the hours that begin before it are asked for; null: all that there is. */
  untilAt: number | null
}

/** Value of a parameter at a stamp, in its unit; null where there is none. */
type ValueAt = (id: string, stampAt: number) => number | null

export function mapPoint(row: Row, context: Context): { hourly: HourlyWeather[]; daily: DailyWeather[] } {
  const valueAt = hourlyReader(row, context.span)
  const firstAt = Math.floor(context.now / hourMs) * hourMs
  const hourly: HourlyWeather[] = []
  // Worked out once for the hours of a day.
  const sunOf = memoise((date: string) => sunOfDay(context.coordinates, date, swissTime), mostDays)
  const lastAt = Math.min(context.untilAt ?? Number.POSITIVE_INFINITY, firstAt + mostHours * hourMs)
  for (let startAt = firstAt; startAt < lastAt; startAt += hourMs) {
    const mapped = mapHour(valueAt, startAt, sunOf)
    if (mapped) hourly.push(mapped)
  }
  return { hourly, daily: context.untilAt === null ? mapDays(row, valueAt, context) : [] }
}

const kept = new Map(
  parameters.map(({ id, perUnit, lowest, highest }) => [
    id,
    { perUnit, lowest: lowest * perUnit, highest: highest * perUnit },
  ]),
)

function stepReader(row: Row): (id: string, step: number) => number | null {
  return (id, step) => {
    const value = row.values(id)?.[step]
    const parameter = kept.get(id)
    // A file on disk can be damaged; `missing` is lower than any value.
    const isValue =
      value !== undefined && parameter && value >= parameter.lowest && value <= parameter.highest
    return isValue ? value / parameter.perUnit : null
  }
}

function hourlyReader(row: Row, span: Span): ValueAt {
  const atStep = stepReader(row)
  return (id, stampAt) => atStep(id, (stampAt - span.firstHourAt) / hourMs)
}

/**
 * The hour that begins at `startAt`. Means, sums and pictograms are stamped with the end of their interval, so those of
 * 14 to 15 h are listed under 15 h; the freezing level and the clouds are those of the stamp itself.
 */
function mapHour(valueAt: ValueAt, startAt: number, sunOf: (date: string) => SunDay): HourlyWeather | null {
  const endAt = startAt + hourMs
  const temperatureC = valueAt('tre200h0', endAt)
  if (temperatureC === null) return null
  const isDay = isDayAt(startAt + hourMs / 2, swissTime, sunOf(localDate(startAt, swissTime)))
  const precipitationMm = valueAt('rre150h0', endAt)
  const windSpeedKmh = valueAt('fu3010h0', endAt)
  const chance = valueAt('rp0003i0', endAt)
  const layers = cloudLayers(valueAt, startAt)
  const sky = skyOf(valueAt('jww003i0', endAt), { temperatureC, precipitationMm })
  // The pictogram is of three hours. Where nine in ten runs are dry in this one, the rain belongs to another hour.
  const isDry = precipitationMm === 0 && valueAt('rreq90h0', endAt) === 0
  if (isDry && isWetCode(sky.conditionCode) && !isThunder(sky.conditionCode))
    sky.conditionCode = dryCode(layers && Math.max(...Object.values(layers)))
  return {
    ...unknownAir,
    condition: conditionFromCode(sky.conditionCode, isDay),
    conditionCode: sky.conditionCode,
    isDay,
    startAt,
    temperatureC,
    // Needs the humidity, which is not forecast.
    feelsLikeC: null,
    visibilityKm: null,
    windSpeedKmh,
    windGustKmh: valueAt('fu3010h1', endAt),
    windFromDegrees: valueAt('dkl010h0', endAt),
    precipitationChancePercent: chance,
    ...(chance === null ? {} : { precipitationChanceSpanHours: 3 }),
    ...amounts(precipitationMm, sky.falling),
    ...present('temperatureRangeC', range(valueAt, 'treq10h0', 'treq90h0', endAt)),
    ...present('precipitationRangeMm', range(valueAt, 'rreq10h0', 'rreq90h0', endAt)),
    ...present('windSpeedRangeKmh', range(valueAt, 'fu3q10h0', 'fu3q90h0', endAt)),
    ...present('sunshineMinutes', valueAt('sre000h0', endAt)),
    ...present('freezingLevelM', valueAt('zprfr0hs', startAt)),
    ...present('cloudLayers', layers),
  }
}

/** Within a quarter of a degree the moon rises at the same half minute, and places share what is remembered. */
const quarter = (degrees: number) => Math.round(degrees * 4) / 4

/** What local forecasts do not hold. */
const unknownAir = {
  humidityPercent: null,
  pressureHpa: null,
  dewPointC: null,
  uvIndex: null,
  cloudPercent: null,
}

type Falling = 'rain' | 'sleet' | 'snow'

function skyOf(
  number: number | null,
  hour: { temperatureC: number; precipitationMm: number | null },
): { conditionCode: number; falling: Falling } {
  const known = pictogram(number)
  const falling = known?.falling ?? (hour.temperatureC < snowBelowC ? 'snow' : 'rain')
  // Without a pictogram only what falls is known of the sky.
  const isWet = (hour.precipitationMm ?? 0) > 0
  const codeOfAmount = isWet ? (falling === 'snow' ? 600 : 500) : unknownCode
  return { conditionCode: known?.conditionCode ?? codeOfAmount, falling }
}

/** The files give rain and snow together, as water; of sleet half counts as either. */
function amounts(mm: number | null, falling: Falling) {
  if (mm === null) return { rainMm: null, snowMm: null }
  if (falling === 'sleet') return { rainMm: mm / 2, snowMm: mm / 2 }
  return falling === 'snow' ? { rainMm: 0, snowMm: mm } : { rainMm: mm, snowMm: 0 }
}

/** Where both ends are known and not the wrong way round. In hours already past both equal the value: no range. */
function range(valueAt: ValueAt, low: string, high: string, at: number): LikelyRange | null {
  return rangeOf(valueAt(low, at), valueAt(high, at))
}

function rangeOf(p10: number | null, p90: number | null): LikelyRange | null {
  return p10 === null || p90 === null || p90 <= p10 ? null : { p10, p90 }
}

function cloudLayers(valueAt: ValueAt, at: number): CloudLayers | null {
  const [low, middle, high] = ['nprolohs', 'npromths', 'nprohihs'].map((id) => valueAt(id, at))
  if (low == null || middle == null || high == null) return null
  const percent = (fraction: number) => Math.min(100, Math.round(fraction * 100))
  return { lowPercent: percent(low), middlePercent: percent(middle), highPercent: percent(high) }
}

/** An optional field: there, or not at all. */
function present<K extends string, T>(key: K, value: T | null): { [P in K]?: T } {
  return (value === null ? {} : { [key]: value }) as { [P in K]?: T }
}

function mapDays(row: Row, valueAt: ValueAt, context: Context): DailyWeather[] {
  const { span, now } = context
  const atStep = stepReader(row)
  const today = localDate(now, swissTime)
  const days: DailyWeather[] = []
  for (let step = 0; step < span.days && days.length < mostDays; step++) {
    // A daily stamp is the date itself: it is read in UTC and never moved to another clock.
    const date = new Date(span.firstDay + step * dayMs).toISOString().slice(0, 10)
    if (date < today) continue
    const mapped = mapDay((id) => atStep(id, step), valueAt, date, context)
    if (mapped) days.push(mapped)
  }
  return days
}

function mapDay(
  value: (id: string) => number | null,
  valueAt: ValueAt,
  date: string,
  { coordinates }: Context,
): DailyWeather | null {
  const temperatureMaxC = value('tre200px')
  const temperatureMinC = value('tre200pn')
  if (temperatureMaxC === null || temperatureMinC === null || temperatureMaxC < temperatureMinC) return null
  const temperatureMeanC = (temperatureMaxC + temperatureMinC) / 2
  const precipitationMm = value('rka150p0')
  const sky = skyOf(value('jp2000d0'), { temperatureC: temperatureMeanC, precipitationMm })
  const { sunriseAt, sunsetAt } = sunOfDay(coordinates, date, swissTime)
  return {
    ...unknownAir,
    condition: conditionFromCode(sky.conditionCode, true),
    conditionCode: sky.conditionCode,
    isDay: true,
    date,
    temperatureMaxC,
    temperatureMinC,
    temperatureMeanC,
    ...amounts(precipitationMm, sky.falling),
    ...present('precipitationRangeMm', rangeOf(value('rreq10p0'), value('rreq90p0'))),
    sunriseAt,
    sunsetAt,
    ...moonOfDay({ lat: quarter(coordinates.lat), lon: quarter(coordinates.lon) }, date, swissTime),
    ...dayFromHours(valueAt, date),
  }
}

/** What the daily files lack, from the hours of the local day: 23 or 25 of them when the clocks change. */
function dayFromHours(valueAt: ValueAt, date: string) {
  const startAt = startOfLocalDay(date, swissTime)
  const endAt = startOfLocalDay(addDays(date, 1), swissTime)
  const ends: number[] = []
  for (let at = startAt + hourMs; at <= endAt; at += hourMs) ends.push(at)
  const of = (id: string, stamps: number[]) =>
    stamps.map((at) => valueAt(id, at)).filter((value) => value !== null)
  const highest = (values: number[]) => (values.length === 0 ? null : Math.max(...values))

  // Of three hours each: only those that lie in this day alone.
  const chance = highest(of('rp0003i0', ends.slice(2)))
  const winds = ends.map((at) => ({ at, kmh: valueAt('fu3010h0', at) })).filter(({ kmh }) => kmh !== null)
  const windiest = winds.reduce<(typeof winds)[number] | null>(
    (best, one) => (best && (best.kmh ?? 0) >= (one.kmh ?? 0) ? best : one),
    null,
  )
  const sunshine = of('sre000h0', ends)
  // Stamped with the moment itself, not with the end of an hour.
  const levels = of(
    'zprfr0hs',
    ends.map((at) => at - hourMs),
  )
  return {
    precipitationChancePercent: chance,
    windSpeedKmh: windiest?.kmh ?? null,
    windGustKmh: highest(of('fu3010h1', ends)),
    windFromDegrees: windiest ? valueAt('dkl010h0', windiest.at) : null,
    // A day with a gap has no sum.
    ...(sunshine.length === ends.length
      ? { sunshineMinutes: sunshine.reduce((sum, minutes) => sum + minutes, 0) }
      : {}),
    ...(levels.length === ends.length
      ? { freezingLevelM: { lowest: Math.min(...levels), highest: Math.max(...levels) } }
      : {}),
  }
}
