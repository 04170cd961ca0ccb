import { createRoute, z } from '@hono/zod-openapi'
import type { Clock } from '../../ports/platform.ts'
import type { Services } from '../../services/services.ts'
import { problemError } from '../http/problem.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { describedReading, expectReading } from './described-reading.ts'
import { instant, maybe, object, readingOf } from './schemas.ts'

const number = maybe(z.number())
const columns = [
  'temperatureC',
  'humidityPercent',
  'pressureHpa',
  'windSpeedKmh',
  'windGustKmh',
  'windFromDegrees',
] as const
const row = object({
  measuredAt: instant.openapi({ description: 'End of the ten minutes' }),
  temperatureC: number,
  humidityPercent: number,
  pressureHpa: number.openapi({ description: 'Pressure reduced to sea level' }),
  windSpeedKmh: number,
  windGustKmh: number,
  windFromDegrees: number,
}).openapi('StationRow')
const params = z.object({
  station: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .openapi({
      param: { name: 'station', in: 'path' },
      description: 'The station’s id, as given by /stations',
      example: 'BER',
    }),
})
const history = readingOf(
  object({
    station: object({
      id: z.string(),
      name: z.string(),
      lat: z.number(),
      lon: z.number(),
      heightM: z.number(),
    }),
    rows: z.array(row),
  }),
).openapi('StationHistory')

const jsonRoute = createRoute({
  method: 'get',
  path: '/stations/{station}/history',
  summary: 'Measurements of a Swiss station over the last 24 hours, every ten minutes',
  request: { params },
  responses: {
    ...json(history, 'Oldest first; null for what the station does not measure'),
    ...problems(400, 404, 429, 503),
  },
})
const csvRoute = createRoute({
  method: 'get',
  path: '/stations/{station}/history.csv',
  summary: 'The same as a table',
  request: { params },
  responses: {
    200: {
      description: 'Comma-separated, UTC times in ISO 8601; the source is in the header Attribution',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...problems(400, 404, 429, 503),
  },
})

export function stationApi({ clock }: { clock: Clock }) {
  const api = createRoutes()

  async function known({ getStationHistory }: Services, id: string) {
    const found = await getStationHistory(id)
    if (found) return expectReading(found, 'measurements')
    throw problemError({ status: 404, code: 'unknown-station', title: 'No such station' })
  }

  api.openapi(jsonRoute, async (c) => {
    const reading = await known(c.var.services, c.req.valid('param').station)
    const { station, rows } = reading.data
    const { id, name, coordinates, heightM } = station
    c.header('Cache-Control', 'public, max-age=300')
    const shown = rows.map(({ foehnIndex: _, ...values }) => values)
    return c.json(
      describedReading(reading, clock(), { station: { id, name, ...coordinates, heightM }, rows: shown }),
      200,
    )
  })
  api.openapi(csvRoute, async (c) => {
    const { data, source } = await known(c.var.services, c.req.valid('param').station)
    const lines = data.rows.map((values) =>
      [new Date(values.measuredAt).toISOString(), ...columns.map((column) => values[column] ?? '')].join(','),
    )
    return c.body([['measuredAt', ...columns].join(','), ...lines, ''].join('\r\n'), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `inline; filename="${data.station.id}.csv"`,
      Attribution: `${source.attribution} (${source.licence})`,
      'Cache-Control': 'public, max-age=300',
    })
  })
  return api
}
