import { z } from '@hono/zod-openapi'
import { pollenTaxa } from '../../domain/air/pollen.ts'
import { languages } from '../../domain/language.ts'
import { aspects, problemTypes } from '../../domain/snow/avalanche.ts'
import { snowNetworks } from '../../domain/snow/snow-station.ts'
import { coordinates, instant, maybe, object, readingOf } from './schemas.ts'

const measured = maybe(z.number())

const danger = z
  .union([z.int().min(1).max(5), z.enum(['no-rating', 'no-snow', 'unknown'])])
  .openapi({ description: 'Level on the European avalanche danger scale, or why there is none', example: 3 })
const period = z.enum(['all_day', 'earlier', 'later'])
const bound = maybe(z.union([z.number(), z.literal('treeline')]))
const band = object({ lower: bound, upper: bound }).openapi({
  description: 'Altitude band in metres above sea level',
})

const bulletinArea = object({
  id: z.string(),
  validFrom: instant,
  validTo: instant,
  publishedAt: maybe(instant),
  nextUpdateAt: maybe(instant),
  isUnscheduled: z.boolean(),
  regions: z.array(object({ id: z.string(), name: z.string() })),
  danger: object({
    value: danger,
    isAtLeast: z
      .boolean()
      .openapi({ description: 'A further rating of this area could not be read; the danger may be higher' }),
  }),
  ratings: z.array(
    object({
      value: danger,
      subdivision: maybe(z.enum(['plus', 'neutral', 'minus'])),
      period,
      band,
    }),
  ),
  problems: z.array(
    object({
      type: maybe(z.enum(problemTypes)),
      value: maybe(danger),
      band,
      aspects: z.array(z.enum(aspects)),
      period,
      coreZone: maybe(z.string()),
      text: z.string(),
    }),
  ),
  texts: z
    .record(z.string(), z.string())
    .openapi({ description: 'The issuer’s own words without their markup' }),
}).openapi('BulletinArea')
export const bulletinAnswer = readingOf(
  object({
    state: z.enum(['valid', 'upcoming', 'expired', 'missing', 'off-season']).openapi({
      description: 'Neither missing nor off-season means that there is no danger',
    }),
    language: z.enum(languages).openapi({ description: 'Language of the texts' }),
    isWhole: z.boolean().openapi({ description: 'false: part of the bulletin could not be read' }),
    areas: z.array(bulletinArea),
  }),
).openapi('BulletinAnswer')

export const snowNetwork = z.enum(snowNetworks)
export const snowAnswer = readingOf(
  z.array(
    object({
      id: z.string(),
      name: z.string(),
      canton: maybe(z.string()),
      coordinates,
      heightM: z.number(),
      measuredAt: instant,
      depthCm: z.number(),
      change24hCm: measured.openapi({ description: 'Depth now minus depth a day ago' }),
      freshSnow: maybe(object({ cm: z.number(), at: instant })).openapi({
        description: 'Fresh snow in 24 hours, modelled by the SLF from the measurements',
      }),
      temperatureC: measured,
      windSpeedKmh: measured,
      windGustKmh: measured,
      windFromDegrees: measured,
    }).openapi('SnowStation'),
  ),
).openapi('SnowAnswer')

export const waterAnswer = readingOf(
  z.array(
    object({
      id: z.string(),
      name: z.string(),
      water: maybe(z.string()),
      kind: z.enum(['lake', 'river']),
      coordinates,
      measuredAt: instant,
      temperatureC: measured,
      levelM: measured.openapi({ description: 'Above sea level' }),
      dischargeM3s: measured,
      danger: maybe(z.int().min(1).max(5)).openapi({
        description:
          'Flood danger; null where the office sets no level, which does not mean that there is no danger',
      }),
      isDangerUnreadable: z.boolean().openapi({
        description: 'The office’s statement on the danger matches none of its levels',
      }),
    }).openapi('WaterStation'),
  ),
).openapi('WaterAnswer')

export const lakesAnswer = readingOf(
  z.array(
    object({
      id: z.string(),
      name: z.string(),
      modelledFor: instant,
      temperatureC: z.number().openapi({ description: 'Modelled at a depth of 1 m, not measured' }),
      change24hC: measured,
      tomorrowC: measured.openapi({ description: 'Tomorrow’s highest temperature' }),
    }).openapi('ModelledLake'),
  ),
).openapi('LakesAnswer')

const counts = object(
  Object.fromEntries(pollenTaxa.map((taxon) => [taxon, measured])) as Record<
    (typeof pollenTaxa)[number],
    typeof measured
  >,
)
export const pollenAnswer = readingOf(
  z.array(
    object({
      id: z.string(),
      name: z.string(),
      coordinates,
      heightM: z.number(),
      hours: z.array(object({ at: instant, counts })),
      days: z.array(object({ date: z.string(), counts })).openapi({ description: 'Averages of UTC days' }),
    }).openapi('PollenStation', { description: 'Grains per cubic metre; null where not measured' }),
  ),
).openapi('PollenAnswer')
