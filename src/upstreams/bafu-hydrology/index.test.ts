import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { mutatedBody, unsafeValues } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import { mergeWater } from '../../domain/water/water.ts'
import { createHydrology } from './index.ts'
import { stationsOf } from './map.ts'
import { answerSchema } from './schema.ts'

type Cell = { type: string; value: unknown }
type Body = { results: { bindings: Record<string, Cell>[] } }
const fixture = (): Body =>
  JSON.parse(readFileSync(new URL('./fixtures/stations.json', import.meta.url), 'utf8'))
const now = Date.parse('2026-07-15T13:30:00Z')

/** The adapter over one answer. */
function create(body: unknown, init: ResponseInit = {}) {
  const requests: { url: URL; headers: Headers }[] = []
  const source = createHydrology({
    ...outsideAt(() => now),
    fetch: async (url, given) => {
      requests.push({ url: new URL(url), headers: new Headers(given?.headers) })
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        headers: { 'content-type': 'application/sparql-results+json' },
        ...init,
      })
    },
  })
  return { source, requests }
}
/** The stations read from the first row of the fixture after a change. */
async function readRow(change: Record<string, Cell | undefined>) {
  const body = fixture()
  body.results.bindings = [{ ...body.results.bindings[0], ...change } as Record<string, Cell>]
  const other = fixture().results.bindings[1]
  if (other) body.results.bindings.push(other)
  const stations = await create(body).source.fetchStations()
  return stations.find(({ id }) => id === '2135')
}
const literal = (value: unknown): Cell => ({ type: 'literal', value })

describe('createHydrology', () => {
  it('sends one request, without a key, for results in JSON', async () => {
    const { source, requests } = create(fixture())
    await source.fetchStations()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url.href).toMatch(/^https:\/\/lindas\.admin\.ch\/query\?query=PREFIX/)
    expect(requests[0]?.url.searchParams.get('query')).toContain('<https://lindas.admin.ch/foen/hydro>')
    expect(requests[0]?.headers.get('accept')).toBe('application/sparql-results+json')
    expect(requests[0]?.headers.get('user-agent')).toBe('Wetterhorn/test')
  })

  it('reads rivers and lakes with their units and their own instant', async () => {
    const stations = await create(fixture()).source.fetchStations()
    expect(stations[0]).toEqual({
      id: '2135',
      name: 'Bern, Schönau',
      water: 'Aare',
      kind: 'river',
      coordinates: { lat: 46.9332, lon: 7.4482 },
      // 14:20 in Swiss winter time, which the office keeps all year: 15:20 on a summer's clock.
      measuredAt: Date.parse('2026-07-15T13:20:00Z'),
      temperatureC: 18.42,
      levelM: 502.316,
      dischargeM3s: 212.4,
      danger: 2,
      isDangerUnreadable: false,
    })
    expect(stations[1]).toMatchObject({
      kind: 'lake',
      water: 'Zürichsee',
      temperatureC: null,
      dischargeM3s: null,
    })
    expect(stations.find(({ id }) => id === '2026')).toMatchObject({ water: 'Lac Léman', danger: null })
    expect(stations.find(({ id }) => id === '2044')?.name).toBe('Andelfingen')
  })

  it('takes the newer of two observations, litres for cubic metres of a brook, and no height from a mark of its own', async () => {
    const stations = await create(fixture()).source.fetchStations()
    expect(stations.filter(({ id }) => id === '2283')).toEqual([
      expect.objectContaining({
        measuredAt: Date.parse('2026-07-15T13:20:00Z'),
        levelM: null,
        dischargeM3s: 0.003,
        danger: null,
      }),
    ])
  })

  it('never shows the gauge that a rock fall buried a year ago', async () => {
    const stations = await create(fixture()).source.fetchStations()
    const shown = mergeWater([], stations, now)
    expect(shown.map(({ id }) => id)).not.toContain('2269')
    expect(shown).toHaveLength(5)
  })

  it('leaves out what two rows of one instant disagree on, but keeps the graver danger', async () => {
    const body = fixture()
    const again = { ...body.results.bindings[0], temperature: literal('3.1'), danger: literal('4') }
    body.results.bindings.push(again as Record<string, Cell>)
    const stations = await create(body).source.fetchStations()
    expect(stations[0]).toMatchObject({ temperatureC: null, levelM: 502.316, danger: 4 })
  })

  it.each([
    ['temperature', literal('warm'), { temperatureC: null }],
    ['temperature', literal('99.9'), { temperatureC: null }],
    ['temperature', literal(18), { temperatureC: null }],
    ['level', literal('0.42'), { levelM: null }],
    ['level', literal('502,3'), { levelM: null }],
    ['discharge', literal('-5'), { dischargeM3s: null }],
    ['danger', literal('0'), { danger: null, isDangerUnreadable: true }],
    ['danger', literal('6'), { danger: null, isDangerUnreadable: true }],
    ['danger', literal('https://cube.link/Undefined'), { danger: null, isDangerUnreadable: false }],
    [
      'danger',
      literal('https://environment.ld.admin.ch/foen/hydro/danger/12'),
      { danger: null, isDangerUnreadable: true },
    ],
    ['danger', undefined, { danger: null, isDangerUnreadable: false }],
    ['water', literal('Aare%ZZ'), { water: null }],
  ])('a bad %s (%j) is missing, and the rest stays', async (name, cell, expected) => {
    expect(await readRow({ [name]: cell })).toMatchObject({ name: 'Bern, Schönau', ...expected })
  })

  it.each([
    ['danger', literal('3.0'), { danger: 3 }],
    ['danger', { type: 'uri', value: 'https://environment.ld.admin.ch/foen/hydro/danger/2' }, { danger: 2 }],
    [
      'danger',
      { type: 'literal', value: '', datatype: 'https://cube.link/Undefined' },
      { danger: null, isDangerUnreadable: false },
    ],
    ['discharge', literal('1.2E2'), { dischargeM3s: 120 }],
    ['point', literal('POINT Z (7.4482 46.9332 502)'), { coordinates: { lat: 46.9332, lon: 7.4482 } }],
    ['time', literal('2026-07-15T13:20:00.000Z'), { measuredAt: Date.parse('2026-07-15T13:20:00Z') }],
  ])('%s may be written so (%j)', async (name, cell, expected) => {
    expect(await readRow({ [name]: cell })).toMatchObject({ name: 'Bern, Schönau', ...expected })
  })

  it.each([
    ['time', literal('2026-07-15T14:20:00')],
    ['time', literal('15.07.2026 14:20')],
    ['time', undefined],
    ['point', literal('POINT(46.9332 7.4482)')],
    ['point', literal('POINT(2600000 1200000)')],
    ['observation', literal('https://example.org/2135')],
  ])('a row without a usable %s (%j) is left out', async (name, cell) => {
    expect(await readRow({ [name]: cell })).toBeUndefined()
  })

  it('a gauge without a name is called after its water, or its number: it may be in flood', async () => {
    const flooded = { name: literal(' '), danger: literal('4') }
    expect(await readRow(flooded)).toMatchObject({ name: 'Aare', danger: 4 })
    expect(await readRow({ ...flooded, water: undefined })).toMatchObject({ name: '2135', danger: 4 })
  })

  it.each([
    ['no rows', { head: {}, results: { bindings: [] } }],
    ['no results', { head: {} }],
    ['another make', { results: { bindings: 7 } }],
    ['a page of the edge', '<!doctype html><h1>Busy</h1>'],
    ['half a body', JSON.stringify(fixture()).slice(0, 500)],
  ])('refuses %s, so that the last good values stay', async (_, body) => {
    const error = await failureOf(create(body).source.fetchStations())
    expect(error.failure).toMatchObject({ provider: 'bafu-hydrology', kind: 'bad-answer' })
  })

  it.each([
    [403, 'unavailable'],
    [429, 'quota'],
    [503, 'unavailable'],
  ])('status %i is %s', async (status, kind) => {
    const { source } = create('Error', { status, headers: { 'content-type': 'text/plain' } })
    expect((await failureOf(source.fetchStations())).failure.kind).toBe(kind)
  })

  it('makes nothing of anything damaged', () => {
    fc.assert(
      fc.property(mutatedBody(fixture()), (body) => {
        const parsed = answerSchema.safeParse(body)
        const stations = parsed.success ? stationsOf(parsed.data) : []
        expect(unsafeValues(stations)).toEqual([])
        for (const { levelM, temperatureC, danger } of stations) {
          expect(levelM === null || levelM >= 150).toBe(true)
          expect(temperatureC === null || temperatureC <= 40).toBe(true)
          expect([null, 1, 2, 3, 4, 5]).toContain(danger)
        }
      }),
      { numRuns: runs(2000) },
    )
  })
})
