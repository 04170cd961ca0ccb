import type { Coordinates } from '../../domain/place/coordinates.ts'
import { moonOfDay } from '../../domain/sky/moon.ts'
import { sunOfDay } from '../../domain/sky/sun.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { addDays, hourOfDay, localDate, startOfLocalDay } from '../../domain/time/local-time.ts'
import { inTenths } from '../../domain/weather/units.ts'
import { type DailyWeather, dayQuarters, type QuarterWeather } from '../../domain/weather/weather.ts'
import { airOf, amountsOf, conditionCodeOf, type NoteUnknownSymbol } from './air.ts'
import { cutTo, type Series, type Span } from './spans.ts'

/** A later day with fewer hours is left out: its extremes would be those of a morning. */
const leastHours = 18
/** Below this a day is named after its sky, in mm. */
const wetDayMm = 0.3
/** A shorter piece of six hours that midnight cuts tells a day what may fall in it; the rest is said of the other piece. */
const leastPieceMs = 3 * hourMs
/** The service looks nine to ten days ahead; the last are guesses. */
const mostDays = 9

/** Local calendar days, from what is left of today on, added up from hourly and then six-hourly spans. */
export function daysOf(
  { instants, spans }: Series,
  place: { coordinates: Coordinates; timeZone: string },
  now: number,
  noteUnknown: NoteUnknownSymbol,
): DailyWeather[] {
  const { coordinates, timeZone } = place
  const today = localDate(now, timeZone)
  const days: DailyWeather[] = []
  for (let i = 0; i < mostDays; i++) {
    const date = addDays(today, i)
    const midnight = startOfLocalDay(date, timeZone)
    const startAt = Math.max(midnight, i === 0 ? Math.floor(now / hourMs) * hourMs : 0)
    const endAt = startOfLocalDay(addDays(date, 1), timeZone)
    const own = spans.map((span) => cutTo(span, startAt, endAt)).filter((span) => span !== null)
    const coveredMs = own.reduce((sum, span) => sum + span.endAt - span.startAt, 0)
    if (own.length === 0 || (i > 0 && coveredMs < leastHours * hourMs)) continue
    const ofDay = instants.filter(({ at }) => at >= startAt && at < endAt)
    const sun = sunOfDay(coordinates, date, timeZone)
    const long = own.filter((span) => span.isHour || span.endAt - span.startAt >= leastPieceMs)
    const telling = long.length > 0 ? long : own
    const inLight = telling.filter(({ startAt: from, endAt: to }) => isLit((from + to) / 2, sun))
    days.push({
      ...dayOf({
        date,
        timeZone,
        spans: own,
        telling,
        lit: inLight.length > 0 ? inLight : telling,
        instants: ofDay.map(({ values }) => values),
        noteUnknown,
        lights: {
          sunriseAt: sun.sunriseAt,
          sunsetAt: sun.sunsetAt,
          ...moonOfDay(coordinates, date, timeZone),
          ...clearSkyUv(ofDay, sun, i === 0),
        },
      }),
      ...(i === 0 && coveredMs < endAt - midnight && { isRest: true }),
    })
  }
  return days
}

/** Steps six hours apart may miss the noon of a day, at which the index is highest; that of today may be over. */
function clearSkyUv(
  instants: Series['instants'],
  { sunriseAt, sunsetAt }: { sunriseAt: number | null; sunsetAt: number | null },
  isToday: boolean,
): Pick<DailyWeather, 'clearSkyUvIndex'> {
  if (sunriseAt === null || sunsetAt === null) return {}
  const noonAt = (sunriseAt + sunsetAt) / 2
  const known = instants.flatMap(({ at, values: { ultraviolet_index_clear_sky: index } }) =>
    index === undefined ? [] : [{ index, isNoon: Math.abs(at - noonAt) <= hourMs }],
  )
  if (known.length === 0 || !(isToday || known.some(({ isNoon }) => isNoon))) return {}
  return { clearSkyUvIndex: Math.max(...known.map(({ index }) => index)) }
}

const isLit = (at: number, sun: { sunriseAt: number | null; sunsetAt: number | null }) =>
  sun.sunriseAt === null || sun.sunsetAt === null || (at >= sun.sunriseAt && at < sun.sunsetAt)

type Lights = Pick<
  DailyWeather,
  'sunriseAt' | 'sunsetAt' | 'moonriseAt' | 'moonsetAt' | 'moonPhase' | 'clearSkyUvIndex'
>

type DayOptions = {
  date: string
  timeZone: string
  /** All, each with its share of what may fall. */
  spans: readonly Span[]
  /** Those that say more of the day than what may fall. */
  telling: readonly Span[]
  /** Of those the ones in daylight, all where there is none. */
  lit: readonly Span[]
  instants: readonly Span['values'][]
  noteUnknown: NoteUnknownSymbol
  lights: Lights
}

function dayOf(options: DayOptions): DailyWeather {
  const { date, timeZone, spans, telling, lit, instants, noteUnknown, lights } = options
  const coded = (span: Span) => ({
    span,
    code: conditionCodeOf(span.block, span.values, (span.endAt - span.startAt) / hourMs, noteUnknown),
  })
  const falls = spans
    .map(coded)
    .map(({ span, code }) =>
      amountsOf(span.block.details?.precipitation_amount, code, span.values.air_temperature),
    )
  const rainMm = sumKnown(falls.map((fall) => fall.rainMm))
  const snowMm = sumKnown(falls.map((fall) => fall.snowMm))
  const chances = spans.flatMap(({ block }) => block.details?.probability_of_precipitation ?? [])
  const temperatures = [
    ...instants.map(({ air_temperature }) => air_temperature),
    ...telling.flatMap(({ block: { details }, values, isHour }) =>
      isHour
        ? [values.air_temperature]
        : [details?.air_temperature_max ?? [], details?.air_temperature_min ?? []].flat(),
    ),
    ...(instants.length === 0 ? telling.map(({ values }) => values.air_temperature) : []),
  ]
  const temperatureMaxC = Math.max(...temperatures)
  const temperatureMinC = Math.min(...temperatures)
  const all = instants.length > 0 ? instants : telling.map(({ values }) => values)
  const windiest = all.reduce((a, b) => ((b.wind_speed ?? 0) > (a.wind_speed ?? 0) ? b : a))
  const gusts = all.flatMap(({ wind_speed_of_gust }) => wind_speed_of_gust ?? [])
  const code = codeOfDay(lit.map(coded), telling.map(coded), (rainMm ?? 0) + (snowMm ?? 0))
  return {
    ...airOf(
      {
        relative_humidity: mean(all.map(({ relative_humidity }) => relative_humidity)),
        air_pressure_at_sea_level: mean(
          all.map(({ air_pressure_at_sea_level }) => air_pressure_at_sea_level),
        ),
        dew_point_temperature: mean(all.map(({ dew_point_temperature }) => dew_point_temperature)),
        cloud_area_fraction: mean(all.map(({ cloud_area_fraction }) => cloud_area_fraction)),
        wind_speed: windiest.wind_speed,
        wind_from_direction: windiest.wind_from_direction,
        wind_speed_of_gust: gusts.length > 0 ? Math.max(...gusts) : undefined,
      },
      code,
      true,
    ),
    date,
    temperatureMaxC,
    temperatureMinC,
    temperatureMeanC: (temperatureMaxC + temperatureMinC) / 2,
    precipitationChancePercent: chances.length > 0 ? Math.round(Math.max(...chances)) : null,
    rainMm,
    snowMm,
    ...quartersOf(telling.map(coded), timeZone),
    ...lights,
  }
}

/** From the six-hourly blocks, each in the quarter in which its middle lies; none where the day has an hourly forecast. */
function quartersOf(spans: readonly Coded[], timeZone: string): Pick<DailyWeather, 'quarters'> {
  const quarters = spans.flatMap(({ span, code }): QuarterWeather[] => {
    const { startAt, endAt, block, values } = span
    if (span.isHour) return []
    const { air_temperature_max: max, air_temperature_min: min } = block.details ?? {}
    const chance = block.details?.probability_of_precipitation
    return [
      {
        quarter: dayQuarters[Math.floor(hourOfDay((startAt + endAt) / 2, timeZone) / 6)] ?? 'night',
        temperatureC:
          max === undefined || min === undefined ? values.air_temperature : inTenths((max + min) / 2),
        conditionCode: code,
        precipitationChancePercent: chance === undefined ? null : Math.round(chance),
        ...amountsOf(block.details?.precipitation_amount, code, values.air_temperature),
      },
    ]
  })
  const isFirst = ({ quarter }: QuarterWeather, index: number) =>
    quarters.findIndex((other) => other.quarter === quarter) === index
  return quarters.length > 1 ? { quarters: quarters.filter(isFirst) } : {}
}

type Coded = { span: Span; code: number }

/** A wet day is named after its most important precipitation, a dry one after the sky it shows longest by daylight. */
function codeOfDay(lit: readonly Coded[], telling: readonly Coded[], totalMm: number): number {
  if (totalMm >= wetDayMm) {
    const wet = telling.map(({ code }) => code).filter((code) => code < 700 && code > 0)
    if (wet.length > 0) return wet.reduce((a, b) => (weight(b) > weight(a) ? b : a))
  }
  const hours = new Map<number, number>()
  for (const { span, code } of lit) {
    // Drops that do not add up to anything leave the sky behind them: cloudy.
    const sky = code > 0 && code < 700 ? 804 : code
    hours.set(sky, (hours.get(sky) ?? 0) + span.endAt - span.startAt)
  }
  return [...hours].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0]
}

/** Thunderstorms before heavy precipitation before snow before the rest; within a kind the stronger. */
function weight(code: number): number {
  const kind = Math.floor(code / 100)
  const isHeavy = [502, 522, 602, 622].includes(code)
  return (kind === 2 ? 4000 : isHeavy ? 3000 : kind === 6 ? 2000 : 0) + code
}

const sumKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
}

const mean = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined
}
