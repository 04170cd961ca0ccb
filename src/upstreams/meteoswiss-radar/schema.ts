import { z } from 'zod'
import { lenient } from '../json/lenient.ts'

/** MeteoSwiss' composite: 1 km cells in the Swiss coordinates LV95, north-west corner first. */
export const radarRows = 640
export const radarCols = 710

const published = lenient(
  z
    .string()
    .transform(Date.parse)
    .refine((at) => !Number.isNaN(at)),
)

/** An item of the collection ch.meteoschweiz.ogd-radar-precip: one UTC day, its files by name. */
export const stacItemSchema = z.object({
  assets: z.record(z.string(), lenient(z.object({ created: published, updated: published }))),
})
