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
}).openapi({
  description: 'Outer edges of the grid in degrees; its cells are square in web mercator (EPSG:3857)',
})

const manifest = object({
  nowAt: instant.openapi({
    description: 'Time of the newest measured frame in epoch milliseconds; later frames are forecasts',
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
      'Radar beyond the grid of the frames: from another source, coarser and without a forecast. Its images are encoded like the frames',
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
        .openapi({ description: 'Cells of heavy rain in the newest measurement, and where they are moving' }),
    }),
    snow: object({
      ...state,
      frames: z.array(object({ at: instant, url: maybe(z.string()) })).optional(),
    }).openapi({
      description:
        'Snow masks at full hours, 0 rain and 1 snow; use the one nearest in time. `url` is null where it snows nowhere',
    }),
    clouds: object({
      ...state,
      frames: z.array(object({ at: instant, url: z.string() })).optional(),
      source: source.optional(),
    }).openapi({
      description: 'Satellite images at full hours: 0 to 20 in steps of 5 % cloud cover, 255 not seen',
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
      coveredMinutes: z.int().openapi({ description: 'How many minutes of the period the frames cover' }),
      sources: z.array(source).openapi({ description: 'Sources of the measurements in the total' }),
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
          percent: z.int().openapi({ description: 'Probability of hail at the strongest point of the cell' }),
          place: maybe(z.string()).openapi({ description: 'The place at or near the cell' }),
        }),
      )
      .openapi({ description: 'Cells where hail is likely, the most likely first' }),
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
        probability: maybe(number).openapi({ description: 'Probability of at least 0.1 mm/h, 0 to 1' }),
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
      .openapi({ description: 'Precipitation since midnight; null unless the radars saw nearly all of it' }),
  }),
).openapi('PlaceRainAnswer')

export const lightningAnswer = readingOf(
  object({
    stepMinutes: z.int(),
    frames: z
      .array(
        object({
          at: instant.openapi({ description: 'Start of the five minutes' }),
          cells: z.array(z.tuple([number, number, z.int().min(1).max(20)])).openapi({
            description:
              'Longitude, latitude and number of flashes (at most 20, meaning 20 or more). An empty list may also mean that nothing was measured',
          }),
        }),
      )
      .openapi({ description: 'Oldest first' }),
    sentence: maybe(z.string()).openapi({
      description: 'A sentence on flashes near the place, if a place is given',
    }),
    note: z.string(),
  }),
).openapi('LightningAnswer')
