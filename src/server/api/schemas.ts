import { z } from '@hono/zod-openapi'
import { failureKinds } from '../../domain/failure.ts'
import { languages } from '../../domain/language.ts'
import { regionIds } from '../../domain/place/place.ts'
import { severities, warningTypes } from '../../domain/warning/warning.ts'
import { warningStates } from '../../domain/warning/warning-state.ts'
import { isInstantName, isoNameOf } from './quantities.ts'

/** The API's responses: the OpenAPI document and the reference page are generated from these. */
export const instant = z.int().openapi({ description: 'Epoch milliseconds, UTC' })
const isoInstant = z
  .union([z.iso.datetime(), z.null()])
  .optional()
  .openapi({ description: 'The same in ISO 8601' })

/** An object of an answer. `published` writes the instants of every one in ISO 8601 too. */
export function object<T extends z.ZodRawShape>(shape: T): z.ZodObject<T> {
  const written = Object.keys(shape)
    .filter(isInstantName)
    .map((name) => [isoNameOf(name), isoInstant])
  return z.object({ ...shape, ...Object.fromEntries(written) })
}
/** Not `.nullable()`: of a named schema the document would then say that it is both an object and null. */
export const maybe = <T extends z.ZodType>(type: T) => z.union([type, z.null()])
const number = z.number()

export const lang = z.enum(languages).default('en').openapi({ description: 'Language of names and texts' })
export const placeParameter = z
  .string()
  .min(1)
  .max(100)
  .openapi({ description: 'A place’s slug ("zurich") or "lat,lon" ("47.38,8.54")', example: 'zurich' })
export const coordinates = object({ lat: number.min(-90).max(90), lon: number.min(-180).max(180) })

export const source = object({
  id: z.string(),
  name: z.string(),
  attribution: z.string(),
  url: z.string(),
  licence: z.string(),
  isDemo: z.boolean(),
}).openapi('Source')

const failure = object({
  provider: z.string(),
  kind: z.enum(failureKinds),
  status: z.int().optional(),
}).openapi('Failure')

/** Data with its source, age and what failed on the way. */
export const readingOf = <T extends z.ZodType>(data: T) =>
  object({
    data,
    source,
    observedAt: maybe(instant).openapi({
      description: 'When the source measured or calculated the values',
    }),
    fetchedAt: instant,
    ageSeconds: z.int().openapi({ description: 'Seconds since observedAt or, without it, since fetchedAt' }),
    isStale: z.boolean(),
    failures: z.array(failure),
  })

export const place = object({
  slug: z.string(),
  name: z.string(),
  coordinates,
  country: z.string(),
  canton: maybe(z.string()),
  region: maybe(z.enum(regionIds)),
  elevationM: maybe(number),
  timeZone: z.string(),
}).openapi('Place')

const measured = maybe(z.number())
export const stationsAnswer = readingOf(
  z.array(
    object({
      id: z.string(),
      name: z.string(),
      lat: z.number(),
      lon: z.number(),
      heightM: z.number(),
      measuredAt: instant.openapi({ description: 'End of the ten minutes' }),
      temperatureC: measured,
      windSpeedKmh: measured,
      windGustKmh: measured,
      windFromDegrees: measured,
    }).openapi('StationReading'),
  ),
).openapi('StationsAnswer')

const placeResult = object({
  id: z.string().openapi({
    description: 'Id of the place at its source: a slug, or "relation/1682378" of OpenStreetMap',
  }),
  value: z.string().openapi({ description: 'Value for the parameter `place`, also used in /location/…' }),
  name: z.string(),
  detail: z.string().openapi({ description: 'Canton, state or country' }),
  coordinates,
  isSwiss: z.boolean(),
}).openapi('PlaceResult')
export const placesAnswer = object({
  results: z.array(placeResult),
  origin: z.enum(['gazetteer', 'geocoder']),
  attribution: z.string(),
  failures: z.array(failure),
}).openapi('PlacesAnswer')
export const reverseAnswer = object({ result: maybe(placeResult), attribution: z.string() }).openapi(
  'ReverseAnswer',
)

const warningText = object({ title: z.string(), description: z.string(), instruction: maybe(z.string()) })
const warning = object({
  id: z.string(),
  originId: z
    .string()
    .optional()
    .openapi({ description: 'Set on an update: id of the first message in its series' }),
  replacedIds: z.array(z.string()).optional().openapi({
    description: 'Set on an update: ids of all messages that it replaces, as far as known',
  }),
  severity: z.enum(severities),
  scale: maybe(z.enum(['meteoalarm'])).openapi({
    description: 'Scale of the severity; null if derived from the text alone',
  }),
  issuer: maybe(z.string()).openapi({
    description: 'Who issued the warning; set if it came through the weather provider',
  }),
  type: z.enum(warningTypes),
  area: z.string(),
  startAt: instant,
  endAt: instant,
  isPeriodAssumed: z.literal(true).optional().openapi({
    description: 'The issuer names no start or no end; we assume the time of reading, or 24 hours after it',
  }),
  isEndAssumed: z
    .literal(true)
    .optional()
    .openapi({ description: 'The issuer names no end; `endAt` is an assumption and should not be shown' }),
  updatedAt: maybe(instant),
  isIndexText: z
    .literal(true)
    .optional()
    .openapi({ description: 'The texts are the feed’s own summary: the warning itself could not be read' }),
  texts: z
    .partialRecord(z.enum(languages), warningText)
    .openapi({ description: 'The issuer’s own words by language, as far as the warning has ours' }),
  furtherTexts: z
    .record(z.string(), warningText)
    .openapi({ description: 'Further languages of the warning by tag, such as "rm"' }),
  isSample: z
    .boolean()
    .openapi({ description: 'An example shown because the feed failed: not a real warning' }),
  web: maybe(z.string()),
}).openapi('Alert')
export const alertsAnswer = readingOf(
  object({
    state: z.enum(warningStates).openapi({
      description:
        'active, all-clear, last-known (the copy is old: see fetchedAt), outside (not covered), unknown, sample (no copy)',
    }),
    isOutside: z.boolean().openapi({
      description: 'Our warnings do not cover the place, though one of them may reach over the border',
    }),
    alerts: z.array(warning),
    fromProvider: maybe(object({ source, alerts: z.array(warning) })).openapi({
      description:
        'What the weather provider relays for a place that our warnings do not cover, or while they are not known',
    }),
    updatedAt: maybe(instant),
  }),
).openapi('AlertsAnswer')

export const problemAnswer = object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
}).openapi('Problem')
