import { z } from '@hono/zod-openapi'
import { type ForecastLayer, forecastLayers } from '../../domain/map/forecast-levels.ts'
import { radarGrid } from './radar-schemas.ts'
import { instant, maybe, object, readingOf } from './schemas.ts'

const state = object({
  isAvailable: z.boolean(),
  reason: z.enum(['pending', 'no-source', 'failed', 'old', 'off']).optional(),
})

const layers = Object.fromEntries(forecastLayers.map((layer) => [layer, state])) as Record<
  ForecastLayer,
  typeof state
>

const forecastMap = object({
  piecesUrl: maybe(z.string()).openapi({
    description: 'Beginning of the addresses of the map’s tiles; null if there is none to show',
  }),
  runAt: maybe(instant),
  grid: radarGrid,
  coarserCells: z
    .int()
    .openapi({ description: 'How many times wider the cells of clouds and freezing level are' }),
  frames: z.array(
    object({
      kind: z.literal('forecast'),
      startAt: instant,
      endAt: instant,
      stamp: z.string().openapi({ description: 'Part of the addresses: {piecesUrl}/{layer}/{stamp}.png' }),
      lapseCPer100M: maybe(z.number()).openapi({
        description: 'Change of temperature per 100 m of height',
      }),
    }),
  ),
  layers: object(layers),
}).openapi('ForecastMap', {
  description:
    'Images are grey PNG, one byte per cell, 255 where no point is near. Precipitation: 0 dry; 1 dry in the median, and 1 mm/h or more at the 90 % quantile; from 2 on 0.06 · 10^((level − 2) ÷ 20) mm/h. Snow: 1 where precipitation falls as snow. Temperature: half degrees from −60 °C. Clouds: steps of 5 %. Wind: gusts in steps of 5 km/h. Freezing level: steps of 50 m',
})

export const forecastMapAnswer = readingOf(forecastMap).openapi('ForecastMapAnswer')
