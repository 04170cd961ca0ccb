import { z } from 'zod'
import { lenient, within } from '../json/lenient.ts'

// https://measurement-api.slf.ch/openapi.json: lists of rows; a value outside of what can be measured counts as missing.
const code = z.string().regex(/^[A-Z0-9*_-]{2,12}$/i)

const station = z.object({
  code,
  label: z.string().min(1).max(200),
  lon: z.number().min(5).max(12),
  lat: z.number().min(45).max(49),
  elevation: z.number().min(100).max(4900),
  canton_code: lenient(z.string().regex(/^[A-Z]{2}$/)),
})

/** cm. The sensors err by some centimetres around bare ground. */
const depth = within(-20, 900)
const measurement = z.object({
  station_code: code,
  measure_date: z.string().max(40),
  HS: depth,
  TA_30MIN_MEAN: within(-60, 50),
  TSS_30MIN_MEAN: within(-80, 80),
  VW_30MIN_MEAN: within(0, 100),
  VW_30MIN_MAX: within(0, 150),
  DW_30MIN_MEAN: within(0, 360),
})
const dailySnow = z.object({
  station_code: code,
  measure_date: z.string().max(40),
  HN_1D: within(0, 300),
})
export type WireStation = z.infer<typeof station>
export type WireMeasurement = z.infer<typeof measurement>
export type WireDailySnow = z.infer<typeof dailySnow>

/** Rows that can be read; undefined if the body is no list. */
function rowsOf<T>(body: unknown, row: z.ZodType<T>): T[] | undefined {
  if (!Array.isArray(body)) return undefined
  return body.flatMap((one) => {
    const read = row.safeParse(one)
    return read.success ? [read.data] : []
  })
}
export const parseStations = (body: unknown) => rowsOf<WireStation>(body, station)
export const parseMeasurements = (body: unknown) => rowsOf<WireMeasurement>(body, measurement)
export const parseDailySnow = (body: unknown) => rowsOf<WireDailySnow>(body, dailySnow)
