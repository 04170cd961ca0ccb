import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { mutatedBody, unsafeValues } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import { floodMapBody, sectionWith } from './fixtures/compose-flood-map.ts'
import { createFloodMap } from './index.ts'
import { readFloodMap } from './read-flood-map.ts'

const now = Date.parse('2026-09-27T09:00:00Z')

type Answer = { body?: unknown; status?: number; headers?: Record<string, string> }
function create(answers: (url: URL, headers: Headers) => Answer) {
  const requests: { path: string; tag: string | null }[] = []
  const source = createFloodMap({
    ...outsideAt(() => now),
    fetch: async (url, given) => {
      const headers = new Headers(given?.headers)
      requests.push({ path: new URL(url).pathname, tag: headers.get('if-none-match') })
      const { body, status = 200, headers: sent = {} } = answers(new URL(url), headers)
      return new Response(status === 304 ? null : JSON.stringify(body), { status, headers: sent })
    },
  })
  return { source, requests }
}
const sectionsOf = async (...first: object[]) =>
  (await create(() => ({ body: floodMapBody(first) })).source.fetchFloodMap('de')).sections

describe('createFloodMap', () => {
  it('reads rivers, lakes and regions with the office’s words, and when they were issued on Swiss clocks', async () => {
    const { source, requests } = create(() => ({
      body: floodMapBody([
        sectionWith({ level: '3' }),
        sectionWith({ type: 'River', id: 42, level: '2', name: 'Arve' }),
        sectionWith({ type: 'Lake', id: 42, level: '4', name: 'Lac Léman' }),
      ]),
    }))
    const map = await source.fetchFloodMap('fr')
    expect(requests[0]?.path).toBe(
      '/ch.bafu.hydroweb-warnkarte_national/ch.bafu.hydroweb-warnkarte_national_fr.json',
    )
    expect(map.issuedAt).toBe(Date.parse('2026-09-27T06:45:00Z'))
    expect(map.sections.slice(0, 3)).toMatchObject([
      {
        id: 'Region-1258',
        kind: 'region',
        name: 'Berner Mittelland',
        level: 3,
        words: 'Gefahrenstufe 3: Erhebliche Hochwassergefahr',
        lines: [],
      },
      // The same number as the lake's.
      { id: 'River-42', kind: 'river', name: 'Arve', level: 2, polygons: [] },
      { id: 'Lake-42', kind: 'lake', name: 'Lac Léman', level: 4 },
    ])
    expect(map.sections[0]?.polygons[0]?.[0]?.[0]).toEqual([7.3075, 46.8611])
  })

  it('asks for an unchanged map no second time', async () => {
    const { source, requests } = create((_, headers) =>
      headers.get('if-none-match') === '"a"'
        ? { status: 304 }
        : { body: floodMapBody(), headers: { etag: '"a"' } },
    )
    const first = await source.fetchFloodMap('de')
    expect(await source.fetchFloodMap('de')).toBe(first)
    expect(requests.map(({ tag }) => tag)).toEqual([null, '"a"'])
  })

  it('takes the German issue where a language is missing, and says so where that is missing too', async () => {
    const { source } = create(({ pathname }) =>
      pathname.endsWith('_en.json') ? { status: 403 } : { body: floodMapBody() },
    )
    expect((await source.fetchFloodMap('en')).sections).toHaveLength(93)
    const none = create(() => ({ status: 403 }))
    expect(await failureOf(none.source.fetchFloodMap('en'))).toMatchObject({
      failure: { kind: 'unavailable' },
    })
  })
})

describe('levels', () => {
  it.each([
    ['Region.5', 5],
    ['Region.0', 0],
    ['Region.6', null],
    ['Region', null],
    ['River.3', null],
    ['', null],
    [undefined, null],
    [4, null],
  ])('%j is %j', async (sent, level) => {
    const [section] = await sectionsOf(sectionWith({ properties: { 'ws-class': sent } }))
    expect(section?.level).toBe(level)
  })

  it('of a section that comes twice the graver counts, and one that cannot be read is not the lesser', async () => {
    const twice = (...levels: string[]) => sectionsOf(...levels.map((level) => sectionWith({ level })))
    expect((await twice('4', '2'))[0]?.level).toBe(4)
    expect((await twice('2', '4', '9'))[0]?.level).toBe(null)
  })
})

describe('a map that is not believed', () => {
  const broken: [string, unknown][] = [
    ['no collection', { error: 'gone' }],
    ['a part', { ...floodMapBody(), features: floodMapBody().features.slice(0, 79) }],
    [
      'no level anywhere',
      {
        ...floodMapBody(),
        features: Array.from({ length: 93 }, (_, id) => sectionWith({ id, level: '0' })),
      },
    ],
    ['from tomorrow', floodMapBody([], { creation_time: '28.09.2026 08:45' })],
    ['other coordinates', JSON.parse(JSON.stringify(floodMapBody()).replaceAll(/2\d{6}/g, '7.4'))],
  ]
  it.each(broken)('%s', async (_, body) => {
    expect(await failureOf(create(() => ({ body })).source.fetchFloodMap('de'))).toMatchObject({
      failure: { kind: 'bad-answer' },
    })
  })

  it('a time that cannot be read is none', () => {
    for (const sent of [undefined, 'gestern', '99.99.2026 77:88', 5])
      expect(readFloodMap(floodMapBody([], { creation_time: sent }), now)).toMatchObject({ issuedAt: null })
  })

  it('markup in a name is text, and a section without a name has its number', async () => {
    const named = (description: unknown) => sectionsOf(sectionWith({ properties: { description } }))
    expect((await named('<b><img src=x onerror=alert(1)></b>: x'))[0]?.name).toBe('1258')
    expect((await named(null))[0]?.name).toBe('1258')
  })

  it('whatever comes, it is refused or whole', () => {
    fc.assert(
      fc.property(mutatedBody(floodMapBody([sectionWith()])), (body) => {
        const map = readFloodMap(body, now)
        if (typeof map === 'string') return
        expect(map.sections.length).toBeGreaterThanOrEqual(80)
        expect(unsafeValues(map)).toEqual([])
      }),
      { numRuns: runs(60) },
    )
  })
})
