import type { Coordinates } from '../../domain/place/coordinates.ts'
import { isDayAt } from '../../domain/sky/day-night.ts'
import { sunOfDay } from '../../domain/sky/sun.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { localDate } from '../../domain/time/local-time.ts'
import { apparentTemperatureC } from '../../domain/weather/apparent-temperature.ts'
import { metresPerSecondToKmh } from '../../domain/weather/units.ts'
import type { CurrentWeather, HourlyWeather, WeatherReport } from '../../domain/weather/weather.ts'
import { airOf, amountsOf, conditionCodeOf, layersOf, type NoteUnknownSymbol, rangeOf } from './air.ts'
import { daysOf } from './days.ts'
import { valuesAt } from './present.ts'
import type { WireForecast } from './schema.ts'
import { type Series, type Span, seriesOf } from './spans.ts'

export const provider = 'met-norway'

export type MapContext = {
  coordinates: Coordinates
  timeZone: string
  now: number
  noteUnknown: NoteUnknownSymbol
}

/** The wire in our words; null where it says nothing of this moment. */
export function mapForecast(wire: WireForecast, context: MapContext): WeatherReport | null {
  const series = seriesOf(wire)
  const current = currentOf(series, context)
  if (current === null) return null
  const { coordinates, timeZone, now, noteUnknown } = context
  const runAt = Date.parse(wire.meta?.updated_at ?? '')
  return {
    coordinates,
    timeZone,
    current,
    hourly: series.spans
      .filter(({ isHour, endAt }) => isHour && endAt > now)
      .map((span) => hourOf(span, context)),
    daily: daysOf(series, { coordinates, timeZone }, now, noteUnknown),
    forecast: {
      sourceId: provider,
      runAt: Number.isNaN(runAt) ? null : runAt,
      ...(wire.heightM === undefined ? {} : { heightM: Math.round(wire.heightM) }),
    },
  }
}

const sunAt = (at: number, { coordinates, timeZone }: MapContext) =>
  sunOfDay(coordinates, localDate(at, timeZone), timeZone)

/** A forecast for this minute, not a measurement. */
function currentOf({ instants, spans }: Series, context: MapContext): CurrentWeather | null {
  const { timeZone, now, noteUnknown } = context
  const values = valuesAt(instants, now)
  if (values === null) return null
  const span = spans.find(({ startAt, endAt }) => startAt <= now && now < endAt)
  const hours = span ? (span.endAt - span.startAt) / hourMs : 1
  const code = conditionCodeOf(span?.block ?? {}, values, hours, noteUnknown)
  const sun = sunAt(now, context)
  const air = airOf(values, code, isDayAt(now, timeZone, sun))
  const amount = span?.block.details?.precipitation_amount
  const { rainMm, snowMm } = amountsOf(
    amount === undefined ? undefined : amount / hours,
    code,
    values.air_temperature,
  )
  return {
    ...air,
    observedAt: now,
    temperatureC: values.air_temperature,
    feelsLikeC: apparentTemperatureC({ ...air, temperatureC: values.air_temperature }),
    visibilityKm: null,
    rainMmh: rainMm,
    snowMmh: snowMm,
    sunriseAt: sun.sunriseAt,
    sunsetAt: sun.sunsetAt,
  }
}

function hourOf({ startAt, block, values }: Span, context: MapContext): HourlyWeather {
  const code = conditionCodeOf(block, values, 1, context.noteUnknown)
  const air = airOf(values, code, isDayAt(startAt, context.timeZone, sunAt(startAt, context)))
  const { details = {} } = block
  const chance = details.probability_of_precipitation
  const range = <K extends string>(name: K, p10: number | undefined, p90: number | undefined) => {
    const found = rangeOf(p10, p90)
    return found === undefined ? {} : ({ [name]: found } as Record<K, typeof found>)
  }
  const layers = layersOf(values)
  const kmh = (speed: number | undefined) => (speed === undefined ? undefined : metresPerSecondToKmh(speed))
  return {
    ...air,
    startAt,
    temperatureC: values.air_temperature,
    feelsLikeC: apparentTemperatureC({ ...air, temperatureC: values.air_temperature }),
    visibilityKm: null,
    precipitationChancePercent: chance === undefined ? null : Math.round(chance),
    ...amountsOf(details.precipitation_amount, code, values.air_temperature),
    ...range('temperatureRangeC', values.air_temperature_percentile_10, values.air_temperature_percentile_90),
    ...range('precipitationRangeMm', details.precipitation_amount_min, details.precipitation_amount_max),
    ...range('windSpeedRangeKmh', kmh(values.wind_speed_percentile_10), kmh(values.wind_speed_percentile_90)),
    ...(layers ? { cloudLayers: layers } : {}),
  }
}
