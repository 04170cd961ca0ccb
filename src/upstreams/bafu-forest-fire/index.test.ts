import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { mutatedBody, unsafeValues } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import { collectionOf, measureWith, regionWith } from './fixtures/compose-fire.ts'
import { createForestFire } from './index.ts'
import { measuresOf, regionsOf } from './map.ts'

const measures = 'gefahren-waldbrand_praeventionsmassnahmen_kantone'
const items = (href: string) => ({ features: [{ assets: { a: { href: 'x.csv' }, b: { href } } }] })

/** The adapter over bodies by the end of their paths; others are missing. */
function create(bodies: Record<string, unknown>) {
  const paths: string[] = []
  const source = createForestFire({
    ...outsideAt(() => 0),
    fetch: async (url) => {
      const { pathname } = new URL(url)
      paths.push(pathname)
      const found = Object.keys(bodies).find((end) => pathname.endsWith(end))
      return found === undefined
        ? new Response('', { status: 403 })
        : new Response(JSON.stringify(bodies[found]))
    },
  })
  return { source, paths }
}
const danger = { 'waldbrand_warnung_2056.geojson': collectionOf(regionWith()) }
const own = { [`/${measures}_2056.geojson`]: collectionOf(measureWith()) }

describe('createForestFire', () => {
  it('reads a region with the canton’s measure, words unaltered', async () => {
    const { regions } = await create({ ...danger, ...own }).source.fetchForestFire()
    expect(regions).toMatchObject([
      {
        id: '328',
        canton: 'BE',
        level: 3,
        names: { de: 'Jurasüdfuss de', fr: 'Jurasüdfuss fr' },
        words: { it: 'Erhebliche Gefahr it' },
        validFrom: Date.parse('2026-09-08T10:02:35.711Z'),
        measure: {
          isBan: true,
          isNone: false,
          title: { de: 'Bedingtes Feuerverbot im Wald und in Waldesnähe/im Freien' },
          text: { fr: 'Feuer nur in fest eingerichteten Feuerstellen fr' },
        },
      },
    ])
    expect(regions[0]?.polygons[0]?.[0]).toHaveLength(4)
  })

  it('sets names as in print, and finds the measure by the name as sent', async () => {
    const names = { name_de: "Val d'Entremont - Val Ferret" }
    const region = regionWith(names)
    const { regions } = await create({
      'waldbrand_warnung_2056.geojson': collectionOf(region),
      [`/${measures}_2056.geojson`]: collectionOf(
        measureWith({ ...names, region_id: undefined, label: undefined }),
      ),
    }).source.fetchForestFire()
    expect(regions).toMatchObject([
      { names: { de: 'Val d’Entremont – Val Ferret' }, measure: { isBan: true } },
    ])
  })

  it('finds the file of measures where the catalogue has it, but never outside of its layer', async () => {
    const moved = { [`/v2/${measures}_2056.geojson`]: collectionOf(measureWith()) }
    const listed = (path: string) => ({
      '/items': items(`https://data.geo.admin.ch/${path}/${measures}_2056.geojson`),
    })
    const found = create({ ...danger, ...moved, ...listed(`ch.bafu.${measures}/v2`) })
    expect((await found.source.fetchForestFire()).regions[0]?.measure?.isBan).toBe(true)
    const foreign = create({ ...danger, ...own, ...listed('elsewhere') })
    await foreign.source.fetchForestFire()
    expect(foreign.paths.join()).not.toContain('elsewhere')
  })

  it.each([
    ['missing', {}],
    ['no collection', { [`/${measures}_2056.geojson`]: { error: 1 } }],
    ['empty', { [`/${measures}_2056.geojson`]: collectionOf() }],
  ])('the danger stands without measures that are %s', async (_, bodies) => {
    const { regions } = await create({ ...danger, ...bodies }).source.fetchForestFire()
    expect(regions).toMatchObject([{ level: 3, measure: null }])
  })

  it.each([
    ['missing', {}],
    ['empty', { 'waldbrand_warnung_2056.geojson': collectionOf() }],
    ['of regions without a place', { 'waldbrand_warnung_2056.geojson': collectionOf(regionWith({}, null)) }],
  ])('is refused where the danger is %s', async (_, bodies) => {
    expect(await failureOf(create({ ...own, ...bodies }).source.fetchForestFire())).toBeTruthy()
  })
})

it.each([
  [5, 5],
  ['4', 4],
  [0, null],
  [6, null],
  [2.5, null],
  [-1, null],
  ['hoch', null],
  [null, null],
  [undefined, null],
])('level %j is %j', (sent, level) => {
  expect(regionsOf(collectionOf(regionWith({ level: sent })), () => null)[0]?.level).toBe(level)
})

describe('measures', () => {
  const readAs = (title_de: unknown) =>
    measuresOf(collectionOf(measureWith({ title_de, title_en: undefined })))?.({ id: '328', name: '' })

  it.each([
    ['Keine Massnahmen in Kraft', { isNone: true, isBan: false }],
    ['Mahnung zu sorgfältigem Umgang mit Feuer im Wald', { isNone: false, isBan: false }],
    ['Bedingtes Feuerverbot im Wald und in Waldesnähe / im Freien', { isNone: false, isBan: true }],
    ['Absolutes Feuerverbot im Freien', { isNone: false, isBan: true }],
    // Words that we do not know are shown, never as "none".
    ['Feuerwerksverbot', { isNone: false, isBan: null, title: { de: 'Feuerwerksverbot' } }],
  ])('%s', (title, expected) => {
    expect(readAs(title)).toMatchObject(expected)
  })

  it('without words there is none to show', () => {
    for (const title of [undefined, null, '', 7, 'x'.repeat(5000)]) expect(readAs(title) ?? null).toBe(null)
  })

  it('belong to a region by its number or label, else by its name', () => {
    const of = (properties: object) => measuresOf(collectionOf(measureWith(properties)))
    expect(of({ region_id: undefined, label: 328 })?.({ id: '328', name: '' })).not.toBe(null)
    expect(of({ region_id: undefined })?.({ id: '328', name: 'Jurasüdfuss de' })).not.toBe(null)
    expect(of({ region_id: 1 })?.({ id: '328', name: 'Napf' })).toBe(null)
  })
})

it('whatever comes, regions and measures are safe to keep', () => {
  const good = collectionOf(regionWith(), regionWith({ region_id: 2 }))
  fc.assert(
    fc.property(mutatedBody(good), mutatedBody(collectionOf(measureWith())), (body, orders) => {
      const regions = regionsOf(body, measuresOf(orders) ?? (() => null))
      expect(unsafeValues(regions)).toEqual([])
      for (const { level } of regions) expect([1, 2, 3, 4, 5, null]).toContain(level)
    }),
    { numRuns: runs(300) },
  )
})
