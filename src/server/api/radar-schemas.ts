import { z } from '@hono/zod-openapi'
import { instant, maybe, object, readingOf, source } from './schemas.ts'

const number = z.number()
const state = {
  isAvailable: z.boolean(),
  reason: z.enum(['pending', 'no-source', 'failed', 'old']).optional(),
}

export const radarGrid = object({
  west: number,
  south: number,
  east: number,
  north: number,
  cols: z.int(),
  rows: z.int(),
}).openapi({ description: 'Outer edges in degrees; cells are square in web mercator (EPSG:3857)' })

const manifest = object({
  nowAt: instant.openapi({
    description: 'Newest measured frame; later ones are forecast. Epoch milliseconds',
  }),
  generatedAt: instant,
  nextExpectedAt: instant,
  stepMinutes: z.int(),
  grid: radarGrid,
  frames: z.array(
    object({
      at: instant,
      kind: z.enum(['measured', 'predicted', 'missing']),
      url: maybe(z.string()).openapi({
        description:
          'Grey PNG, one byte per cell: 0 dry, 1 to 9 a step beginning at 0.1, 0.5, 1, 2, 5, 10, 20, 40, 80 mm/h, 255 unknown',
      }),
      highestStep: z.int().min(0).max(9),
    }),
  ),
  motion: maybe(
    object({
      cols: z.int(),
      rows: z.int(),
      blockCells: z.int(),
      u: z.array(z.int()),
      v: z.array(z.int()),
    }),
  ).openapi({ description: 'Hundredths of a cell per minute, u east, v south' }),
  outer: object({
    ...state,
    grid: radarGrid.optional(),
    frames: z.array(object({ at: instant, url: z.string(), highestStep: z.int().min(0).max(9) })).optional(),
    source: source.optional(),
  }).openapi({
    description:
      'Radar beyond the grid of the frames: another source, coarser, measured only. Pictures as those',
  }),
  layers: object({
    precipitation: object(state),
    storms: object({
      ...state,
      cells: z
        .array(
          object({
            lat: number,
            lon: number,
            rateMmh: number.openapi({ description: 'Rain rate at the strongest point of the cell' }),
            towardsDegrees: z.int().min(0).max(360),
            speedKmh: number,
          }),
        )
        .optional()
        .openapi({ description: 'Cells of heavy rain in the newest measurement, and where they go' }),
    }),
    snow: object({
      ...state,
      frames: z.array(object({ at: instant, url: maybe(z.string()) })).optional(),
    }).openapi({
      description: 'At full hours, the nearest counts: 0 rain, 1 snow; url null where it snows nowhere',
    }),
    clouds: object({
      ...state,
      frames: z.array(object({ at: instant, url: z.string() })).optional(),
      source: source.optional(),
    }).openapi({
      description: 'Satellite pictures of full hours: 0 to 20, 5 % of cover each, 255 not seen',
    }),
  }),
}).openapi('RadarManifest')

export const manifestAnswer = readingOf(manifest).openapi('RadarAnswer')

export const sumsAnswer = readingOf(
  z.array(
    object({
      id: z.string(),
      kind: z.enum(['measured', 'predicted']),
      startAt: instant,
      endAt: instant,
      coveredMinutes: z.int().openapi({ description: 'Minutes of the period covered by frames' }),
      sources: z.array(source).openapi({ description: 'Sources of the measurements' }),
      url: z.string().openapi({
        description: 'Grey PNG like the frames, steps beginning at 0.1, 1, 5, 10, 20, 40, 80, 120, 160 mm',
      }),
    }),
  ),
).openapi('RainSumsAnswer')

export const hailAnswer = readingOf(
  object({
    cells: z
      .array(
        object({
          lat: number,
          lon: number,
          percent: z.int().openapi({ description: 'Probability of hail at its strongest point' }),
          place: maybe(z.string()).openapi({ description: 'The place there or nearby' }),
        }),
      )
      .openapi({ description: 'Where hail is likely, the most likely first' }),
  }),
).openapi('HailAnswer')

export const rainAnswer = readingOf(
  object({
    nowAt: instant,
    stepMinutes: z.int(),
    steps: z.array(
      object({
        at: instant,
        kind: z.enum(['measured', 'predicted']),
        rateMmh: maybe(number),
        probability: maybe(number).openapi({ description: '0 to 1, of at least 0.1 mm/h' }),
        isSnow: maybe(z.boolean()).openapi({
          description: 'Whether precipitation falls, or would fall, as snow; null where unknown',
        }),
      }),
    ),
    nearest: maybe(
      object({
        distanceKm: number,
        fromDegrees: number,
        approaching: maybe(z.boolean()),
        isSnow: maybe(z.boolean()),
      }),
    ),
    fallenTodayMm: maybe(number)
      .optional()
      .openapi({ description: 'Since midnight; null where the radars did not see nearly all of it' }),
  }),
).openapi('PlaceRainAnswer')

export const lightningAnswer = readingOf(
  object({
    stepMinutes: z.int(),
    frames: z
      .array(
        object({
          at: instant.openapi({ description: 'Beginning of the five minutes' }),
          cells: z.array(z.tuple([number, number, z.int().min(1).max(20)])).openapi({
            description: 'Longitude, latitude, flashes (20 and more); none may mean not measured',
          }),
        }),
      )
      .openapi({ description: 'Oldest first' }),
    sentence: maybe(z.string()).openapi({ description: 'On flashes near the place, if one is given' }),
    note: z.string(),
  }),
).openapi('LightningAnswer')
