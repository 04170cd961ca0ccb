import { z } from 'zod'
import { lenient, lenientList } from '../json/lenient.ts'

/** `path` is opaque since late 2025 and used unchanged; before, it contained the time. */
const frameSchema = z.object({
  /** Unix seconds. */
  time: z.number().int().min(946_684_800).max(4_102_444_800),
  path: z
    .string()
    .regex(/^(?:\/[\w-]+)+$/)
    .max(200),
})

/** GET /public/weather-maps.json. No forecast and no satellite since 2026: both lists may be empty or missing. */
export const weatherMapsSchema = z.object({
  host: lenient(z.string().max(200)),
  radar: z.object({ past: lenientList(frameSchema, 100) }),
  satellite: lenient(z.object({ infrared: lenientList(frameSchema, 100) })),
})

export type WeatherMaps = z.infer<typeof weatherMapsSchema>
