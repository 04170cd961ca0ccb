import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { mutatedBody, unsafeValues } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import { allRegions, droughtFeature } from './fixtures/compose-drought.ts'
import { createDrought } from './index.ts'
import { regionsOf } from './map.ts'

function create(answer: (path: string) => unknown) {
  const paths: string[] = []
  let turns = 0
  const source = createDrought({
    ...outsideAt(() => 0),
    fetch: async (url) => {
      const { pathname } = new URL(url)
      paths.push(pathname)
      const body = answer(pathname)
      return body === null ? new Response('', { status: 400 }) : new Response(JSON.stringify(body))
    },
    nextTurn: async () => {
      turns++
    },
  })
  return { source, paths, turns: () => turns }
}
const whole = { results: allRegions.map((id) => droughtFeature(id)) }

describe('createDrought', () => {
  it('reads all regions from one answer', async () => {
    const { source, paths } = create(() => whole)
    const { regions } = await source.fetchDrought()
    expect(paths).toEqual(['/rest/services/api/MapServer/identify'])
    expect(regions).toHaveLength(38)
    expect(regions[0]).toMatchObject({
      id: '31',
      level: 2,
      names: { de: 'Region 31', fr: 'Région 31', en: 'Region 31' },
      words: { it: 'pericolo moderato' },
      validFrom: Date.parse('2026-05-28T00:00:00Z'),
    })
    expect(regions[0]?.polygons).toHaveLength(1)
  })

  it.each([
    ['refused', null],
    ['cut short', { results: whole.results.slice(0, 10) }],
  ])('asks for each region in its turn where the one answer is %s', async (_, body) => {
    const { source, turns } = create((path) => {
      const id = Number(/\/(\d+)$/.exec(path)?.[1])
      return path.endsWith('/identify') ? body : { feature: droughtFeature(id) }
    })
    expect((await source.fetchDrought()).regions).toHaveLength(38)
    expect(turns()).toBe(38)
  })

  it('is refused with less than most of the country', async () => {
    const few = create((path) => (/3\d$/.test(path) ? { feature: droughtFeature(31) } : null))
    expect(await failureOf(few.source.fetchDrought())).toMatchObject({ failure: { kind: 'bad-answer' } })
    expect(await failureOf(create(() => null).source.fetchDrought())).toBeTruthy()
  })
})

describe('a region', () => {
  const read = (attributes: object, geometry?: unknown) =>
    regionsOf([{ feature: droughtFeature(31, attributes, geometry) }])[0]

  it.each([
    [5, 5],
    ['3', 3],
    [0, null],
    [9, null],
    ['gross', null],
    [undefined, null],
  ])('of level %j is %j', (warnlevel, level) => {
    expect(read({ warnlevel })?.level).toBe(level)
  })

  it('without a number that is known is none, without an outline it is known by its name', () => {
    expect(read({ idn: 99 })).toBe(undefined)
    expect(read({}, null)?.polygons).toEqual([])
    expect(read({}, { type: 'Polygon', coordinates: [[[2e6, 1e6]]] })?.polygons).toEqual([])
  })

  it('of a day that is none has none', () => {
    for (const valid_from of [null, 'heute', '2026/99/99 00:00'])
      expect(read({ valid_from })?.validFrom).toBe(null)
  })

  it('whatever comes, it is safe to keep', () => {
    fc.assert(
      fc.property(mutatedBody({ results: [droughtFeature(31), droughtFeature(32)] }), (body) => {
        expect(unsafeValues(regionsOf([body]))).toEqual([])
      }),
      { numRuns: runs(300) },
    )
  })
})
