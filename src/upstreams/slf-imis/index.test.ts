import { expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { endless } from '../../../tests/support/faulty-server.ts'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { dailyRow, measurementRow, stationRow } from './fixtures/compose-rows.ts'
import { createSlfImis } from './index.ts'

const now = Date.UTC(2027, 0, 20, 12, 10)
const bodies: Record<string, unknown> = {
  stations: [stationRow()],
  measurements: [measurementRow('WFJ2', now - 600_000, 142)],
  'daily-snow': [dailyRow('2027-01-20T06:00:00Z', 12)],
}

/** A string is sent as it is; "endless" never ends, a number is a status. */
async function serve(wrong: Record<string, unknown> = {}) {
  const server = await ownFaultyServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? ''
    const body = wrong[name] ?? bodies[name]
    if (body === 'endless') return endless(response)
    if (typeof body === 'number') return response.writeHead(body).end()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const clock = () => now
  const source = createSlfImis({
    ...outsideAt(clock),
    baseUrl: server.origin,
    cache: memoryCache(clock),
  })
  return { source, requests: server.requests }
}

it('puts three lists together, and fetches the stations once a day', async () => {
  const { source, requests } = await serve()
  expect(await source.fetchStations()).toMatchObject([{ id: 'WFJ2', depthCm: 142, freshSnow: { cm: 12 } }])
  await source.fetchStations()
  const paths = requests.map(({ url }) => url).toSorted()
  expect(paths).toEqual([
    '/public/api/imis/daily-snow',
    '/public/api/imis/daily-snow',
    '/public/api/imis/measurements',
    '/public/api/imis/measurements',
    '/public/api/imis/stations',
  ])
})

it('depths stand without the daily list', async () => {
  const { source } = await serve({ 'daily-snow': 500 })
  expect(await source.fetchStations()).toMatchObject([{ depthCm: 142, freshSnow: null }])
})

it.each([
  ['half a file', { measurements: JSON.stringify(bodies.measurements).slice(0, 90) }, 'bad-answer'],
  ['no list', { measurements: { rows: [] } }, 'bad-answer'],
  ['an empty list', { measurements: [] }, 'bad-answer'],
  ['rows of the wrong type', { measurements: ['a', 1, null] }, 'bad-answer'],
  ['a body without end', { measurements: 'endless' }, 'bad-answer'],
  ['an error', { measurements: 503 }, 'unavailable'],
  ['no stations', { stations: 503 }, 'unavailable'],
])('%s', async (_, wrong, kind) => {
  const { source } = await serve(wrong)
  expect((await failureOf(source.fetchStations())).failure).toMatchObject({ provider: 'slf-imis', kind })
})
