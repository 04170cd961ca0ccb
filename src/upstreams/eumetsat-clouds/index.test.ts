import { encode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { createSatelliteClouds } from './index.ts'

const now = Date.parse('2026-07-21T17:12:00Z')
const hour = Date.parse('2026-07-21T16:00:00Z')
const capabilities = (times: string) =>
  `<WMS_Capabilities><Capability><Layer><Dimension name="time">${times}</Dimension></Layer></Capability></WMS_Capabilities>`
const listed = capabilities('2026-07-20T17:00:00.000Z/2026-07-21T16:50:00.000Z/PT10M')
const png = (bytes: Uint8Array) =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } })

type Answers = { list?: string; picture?: () => Response; at?: number }
function create({ list = listed, picture, at = now }: Answers = {}) {
  const asked: URLSearchParams[] = []
  const source = createSatelliteClouds({
    ...outsideAt(() => at),
    fetch: async (url) => {
      const { searchParams } = new URL(url)
      asked.push(searchParams)
      if (searchParams.get('request') === 'GetCapabilities')
        return new Response(list, { headers: { 'content-type': 'text/xml' } })
      const [width, height] = [Number(searchParams.get('width')), Number(searchParams.get('height'))]
      const data = new Uint8Array(width * height).fill(144)
      return picture?.() ?? png(encode({ width, height, data, channels: 1, depth: 8 }))
    },
  })
  return { source, asked }
}
const fetched = (answers: Answers = {}) =>
  create(answers).source.fetchFrame({ at: hour, ref: new Date(hour).toISOString() })

describe('createSatelliteClouds', () => {
  it.each([
    ['2026-07-21T17:00:00Z', ['15:00', '16:00']],
    ['2026-07-21T17:30:00Z', ['15:00', '16:00']],
    ['2026-07-21T17:31:00Z', ['16:00']],
    ['2026-07-21T17:59:59Z', ['16:00']],
  ])(
    'at %s there are full hours, at least an hour and at most 150 minutes old; nobody is asked',
    async (time, times) => {
      const { source, asked } = create({ at: Date.parse(time) })
      expect((await source.listFrames()).map(({ ref }) => ref.slice(11, 16))).toEqual(times)
      expect(asked).toEqual([])
    },
  )

  it('asks for the picture of that hour and no other', async () => {
    const { source, asked } = create()
    const { at, grid, percent } = await source.fetchFrame({ at: hour, ref: '2026-07-21T16:00:00.000Z' })
    expect([at, percent.length, percent[0]]).toEqual([hour, grid.rows * grid.cols, 50])
    expect(asked.map((one) => one.get('time'))).toEqual([null, '2026-07-21T16:00:00.000Z'])
    expect(asked[1]?.get('bbox')).toBe('556000,5622000,1270000,6192000')
  })

  it('credits the data as the licence wants, with the year', () => {
    expect(create().source.facts.attribution).toMatch(/^Contains modified EUMETSAT Meteosat data 20\d\d$/)
  })

  it.each([
    ['of earlier hours', capabilities('2026-07-21T10:00:00Z/2026-07-21T15:50:00Z/PT10M')],
    ['with a hole', capabilities('2026-07-21T10:00:00Z/2026-07-21T15:00:00Z/PT10M,2026-07-21T17:00:00Z')],
    ['of no times', capabilities('')],
    ['of something else', '<html></html>'],
  ])('takes no picture by a list %s: the service would send another one', async (_, list) => {
    const { source, asked } = create({ list })
    const failing = source.fetchFrame({ at: hour, ref: new Date(hour).toISOString() })
    expect(await failureOf(failing)).toMatchObject({ failure: { kind: 'bad-answer' } })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['missing', () => new Response('', { status: 404 }), 'no-data'],
    [
      'a fault with status 200',
      () => new Response('<ServiceExceptionReport/>', { headers: { 'content-type': 'application/xml' } }),
      'bad-answer',
    ],
    ['no PNG', () => png(new TextEncoder().encode('GIF89a, or so')), 'bad-answer'],
    [
      'of another size',
      () => png(encode({ width: 2, height: 2, data: new Uint8Array(4), channels: 1 })),
      'bad-answer',
    ],
    ['huge', () => png(new Uint8Array(3 * 1024 * 1024)), 'bad-answer'],
  ])('a picture that is %s is a failure', async (_, picture, kind) => {
    expect(await failureOf(fetched({ picture }))).toMatchObject({ failure: { kind } })
  })
})
