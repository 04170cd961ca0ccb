import { z } from 'zod'
import { dayMs } from '../../domain/time/durations.ts'
import type { Clock } from '../../ports/platform.ts'
import { lenient, lenientList, within } from '../json/lenient.ts'

// One Call 3.0 (https://openweathermap.org/api/one-call-3) under units=metric. Every field is optional: the wire
// leaves fields out without saying so, and a value outside of what the atmosphere can do counts as left out.

const firstInstant = Date.UTC(2000, 0, 1) / 1000
const yearMs = 366 * dayMs
/** Droughts and closures are warned of "until further notice": years ahead, but no milliseconds. */
const lastAlertEnd = Date.UTC(2100, 0, 1) / 1000

/** Amounts are left out where nothing falls: one that was sent but cannot be read is null, not zero. */
const amount = <T extends z.ZodType>(schema: T) =>
  schema
    .nullable()
    .transform((read): z.output<T> | null | undefined => read ?? undefined)
    .catch(null)
    .optional()
const millimetres = (max: number) => amount(z.number().min(0).max(max))

function createSchema(clock: Clock) {
  const seconds = z
    .number()
    .min(firstInstant)
    .refine((at) => at * 1000 <= clock() + yearMs)
  const instant = lenient(seconds)
  const amountInHour = amount(z.object({ '1h': millimetres(500) }))
  const air = {
    dt: instant,
    pressure: within(800, 1100),
    humidity: within(0, 100),
    dew_point: within(-100, 60),
    uvi: within(0, 50),
    clouds: within(0, 100),
    /** m/s */
    wind_speed: within(0, 150),
    wind_gust: within(0, 150),
    wind_deg: within(0, 360),
    weather: lenientList(z.object({ id: lenient(z.int().min(200).max(899)) }), 1),
  }
  const atOneInstant = {
    temp: within(-90, 60),
    feels_like: within(-120, 90),
    /** m */
    visibility: within(0, 200_000),
    rain: amountInHour,
    snow: amountInHour,
  }
  const current = z.object({ ...air, ...atOneInstant, sunrise: instant, sunset: instant })
  const hour = z.object({ ...air, ...atOneInstant, pop: within(0, 1) })
  /** 0 where the moon does not rise or set that day. */
  const moonInstant = lenient(z.union([z.literal(0), seconds]))
  const day = z.object({
    ...air,
    /** Extremes, and the temperature at 6, 12, 18 and 24 h of the place. */
    temp: lenient(
      z.object({
        min: within(-90, 60),
        max: within(-90, 60),
        morn: within(-90, 60),
        day: within(-90, 60),
        eve: within(-90, 60),
        night: within(-90, 60),
      }),
    ),
    pop: within(0, 1),
    // A plain number here, an object in current and hourly.
    rain: millimetres(5000),
    snow: millimetres(5000),
    sunrise: instant,
    sunset: instant,
    moonrise: moonInstant,
    moonset: moonInstant,
    moon_phase: within(0, 1),
  })
  const spokenText = z.object({
    /** A tag such as "de" or "pt-BR"; English where it is none. */
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:[-_]|$)/i)
      .catch('en'),
    description: z.string().catch(''),
  })
  const alert = z.object({
    sender_name: lenient(z.string()),
    event: lenient(z.string()),
    start: instant,
    end: within(firstInstant, lastAlertEnd),
    /** One text in 3.0, one for each language in 4.0. */
    description: lenient(
      z.union([
        z.string().transform((description) => [{ language: 'en', description }]),
        z.array(spokenText).min(1).max(40),
      ]),
    ),
    /** Of 4.0, which may leave out the event. */
    tags: lenientList(z.string(), 5),
  })
  return z.object({
    timezone: lenient(z.string().max(64)),
    /** Seconds east of UTC. */
    timezone_offset: within(-14 * 3600, 14 * 3600),
    current: lenient(current),
    hourly: lenientList(hour, 48),
    daily: lenientList(day, 8),
    /** Left out where there are none. */
    alerts: lenientList(alert, 20),
  })
}

type Schema = ReturnType<typeof createSchema>
export type OneCall = z.infer<Schema>
export type OneCallCurrent = NonNullable<OneCall['current']>
export type OneCallHour = NonNullable<NonNullable<OneCall['hourly']>[number]>
export type OneCallAlert = NonNullable<NonNullable<OneCall['alerts']>[number]>
export type OneCallDay = NonNullable<NonNullable<OneCall['daily']>[number]>

/** Returns undefined if the body is not an object. Created once: creating a schema costs more than using it. */
export function createOneCallParser(clock: Clock): (body: unknown) => OneCall | undefined {
  const schema = createSchema(clock)
  return (body) => schema.safeParse(body).data
}

const errorBody = z.object({
  cod: z.union([z.number(), z.string().max(10)]).transform(Number),
  message: lenient(z.string()),
})

/** `cod` is a number in some of the provider's error bodies and a string in others. */
export function parseErrorBody(body: unknown): { cod: number; message: string } | null {
  const { data } = errorBody.safeParse(body)
  return data === undefined ? null : { cod: data.cod, message: data.message ?? '' }
}
