import { expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { createAlplakes } from './index.ts'

const now = Date.parse('2026-07-15T14:20:00Z')
const zug = {
  time: ['2026-07-15T12:00:00+00:00', '2026-07-15T15:00:00+00:00', '2026-07-15T18:00:00+00:00'],
  depth: { data: 1, unit: 'm', description: 'Distance from the surface' },
  variables: { T: { data: [22.41, null, 23.02], unit: 'degC', description: 'Water temperature' } },
}

function source(bodies: Record<string, unknown>, lakes = ['zug', 'thun']) {
  const requested: string[] = []
  const { fetchLakes } = createAlplakes({
    ...outsideAt(() => now),
    fetch: async (url) => {
      requested.push(url)
      const body = bodies[/simstrat\/(\w+)/.exec(url)?.[1] ?? '']
      return body === undefined
        ? new Response('{"detail":"not found"}', { status: 404 })
        : new Response(JSON.stringify(body))
    },
  })
  return { requested, fetchLakes: () => fetchLakes(lakes) }
}

it('reads the steps of the lakes that answer, without those that have no value', async () => {
  const { fetchLakes, requested } = source({ zug })
  expect(await fetchLakes()).toEqual([
    {
      lake: 'zug',
      samples: [
        [Date.parse('2026-07-15T12:00:00Z'), 22.41],
        [Date.parse('2026-07-15T18:00:00Z'), 23.02],
      ],
    },
  ])
  expect(requested[0]).toBe(
    'https://alplakes-api.eawag.ch/simulations/1d/point/simstrat/zug/202607141320/202607171420/1?variables=T',
  )
})

it.each([
  ['lists of different lengths', { ...zug, time: zug.time.slice(1) }],
  ['times without an offset', { ...zug, time: zug.time.map((time) => time.slice(0, 19)) }],
  ['kelvins', { ...zug, variables: { T: { data: [295, 296, 297] } } }],
  ['another variable', { ...zug, variables: { S: zug.variables.T } }],
  ['a list', []],
])('%s are no temperatures', async (_, body) => {
  await expect(source({ zug: body }).fetchLakes()).rejects.toMatchObject({ failure: { kind: 'bad-answer' } })
})

it('reads many lakes, a few at a time', async () => {
  const lakes = Array.from({ length: 50 }, (_, index) => `lake${index}`)
  const { fetchLakes } = source(Object.fromEntries(lakes.map((lake) => [lake, zug])), lakes)
  expect(await fetchLakes()).toHaveLength(50)
})

it('fails where no lake answers', async () => {
  await expect(source({}).fetchLakes()).rejects.toMatchObject({ failure: { kind: 'no-data' } })
})
