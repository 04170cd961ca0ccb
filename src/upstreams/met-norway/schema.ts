import { z } from 'zod'
import { lenient, lenientList, within } from '../json/lenient.ts'

// Locationforecast 2.0 "complete" (https://docs.api.met.no/doc/locationforecast/datamodel). Every field may be missing,
// and a value outside of what the atmosphere can do counts as missing.

const percent = within(0, 100)
const celsius = within(-90, 60)
/** m/s */
const wind = within(0, 150)

const instant = z.object({
  air_temperature: celsius,
  air_temperature_percentile_10: celsius,
  air_temperature_percentile_90: celsius,
  air_pressure_at_sea_level: within(800, 1100),
  relative_humidity: percent,
  dew_point_temperature: within(-100, 60),
  cloud_area_fraction: percent,
  cloud_area_fraction_low: percent,
  cloud_area_fraction_medium: percent,
  cloud_area_fraction_high: percent,
  wind_from_direction: within(0, 360),
  wind_speed: wind,
  wind_speed_of_gust: wind,
  wind_speed_percentile_10: wind,
  wind_speed_percentile_90: wind,
  ultraviolet_index_clear_sky: within(0, 20),
})

/** Over the hours that begin at the step's own time. */
const block = z.object({
  summary: lenient(z.object({ symbol_code: lenient(z.string().max(60)) })),
  details: lenient(
    z.object({
      precipitation_amount: within(0, 1000),
      precipitation_amount_min: within(0, 1000),
      precipitation_amount_max: within(0, 1000),
      probability_of_precipitation: percent,
      air_temperature_max: celsius,
      air_temperature_min: celsius,
    }),
  ),
})

const step = z.object({
  time: lenient(z.iso.datetime({ offset: true })),
  data: lenient(
    z.object({
      instant: lenient(z.object({ details: lenient(instant) })),
      next_1_hours: lenient(block),
      next_6_hours: lenient(block),
    }),
  ),
})

const forecast = z.object({
  /** Longitude, latitude, and the height that the values are for. */
  geometry: lenient(
    z.object({ coordinates: z.tuple([z.number(), z.number(), z.number().min(-500).max(9000)]) }),
  ),
  properties: z.object({
    meta: lenient(z.object({ updated_at: lenient(z.iso.datetime({ offset: true })) })),
    // Ten days by the hour would be 240.
    timeseries: lenientList(step, 400),
  }),
})

type Wire = z.infer<typeof forecast>
export type WireInstant = z.infer<typeof instant>
export type WireBlock = z.infer<typeof block>
export type WireForecast = Wire['properties'] & { heightM?: number }

/** undefined if the body is not a forecast. */
export function parseForecast(body: unknown): WireForecast | undefined {
  const parsed = forecast.safeParse(body).data
  if (!parsed) return undefined
  const heightM = parsed.geometry?.coordinates[2]
  return heightM === undefined ? parsed.properties : { ...parsed.properties, heightM }
}
