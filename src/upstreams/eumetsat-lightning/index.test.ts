import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { tiffWith } from './fixtures/compose-tiff.ts'
import { createLightning } from './index.ts'
import { readFlashes } from './read-flashes.ts'

const now = Date.parse('2026-07-21T17:12:00Z')
const end = Date.parse('2026-07-21T17:00:00Z')
const capabilities = (times: string) =>
  `<WMS_Capabilities><Capability><Layer><Dimension name="time">${times}</Dimension></Layer></Capability></WMS_Capabilities>`
const listed = capabilities('2026-07-20T17:00:00.000Z/2026-07-21T17:00:00.000Z/PT5M')
const one = { column: 10, row: 10, colour: [254, 213, 113] as const }

type Answers = { list?: string; picture?: (time: string) => Response }
function create({ list = listed, picture }: Answers = {}) {
  const times: string[] = []
  const source = createLightning({
    ...outsideAt(() => now),
    fetch: async (url) => {
      const { searchParams } = new URL(url)
      if (searchParams.get('request') === 'GetCapabilities')
        return new Response(list, { headers: { 'content-type': 'text/xml' } })
      const time = /"(.+)"/.exec(searchParams.getAll('subset')[0] ?? '')?.[1] ?? ''
      times.push(time)
      return picture?.(time) ?? tiffAnswer(tiffWith({ lit: [one] }))
    },
  })
  return { source, times }
}
const tiffAnswer = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, { headers: { 'content-type': 'image/tiff' } })

describe('createLightning', () => {
  it('reads two hours up to the newest time that the service lists', async () => {
    const { source, times } = create()
    const frames = await source.fetchLightning([])
    expect(frames).toHaveLength(24)
    expect(frames.at(-1)).toEqual({ at: end, cells: [[7.11, 46.89, 6]] })
    expect(times).toContain('2026-07-21T15:05:00.000Z')
  })

  it('fetches no picture twice, and leaves out what fails', async () => {
    const { source, times } = create({ picture: () => new Response('', { status: 404 }) })
    const known = [{ at: end - 300_000, cells: [] }]
    expect(await source.fetchLightning(known)).toEqual(known)
    expect(times).toHaveLength(23)
    expect(times).not.toContain('2026-07-21T16:55:00.000Z')
    expect(await failureOf(source.fetchLightning([]))).toBeTruthy()
  })

  it('credits the data as the licence wants, with the year', () => {
    expect(create().source.facts.attribution).toMatch(/^Contains modified EUMETSAT Meteosat data 20\d\d$/)
  })

  it.each([
    ['no times', capabilities('')],
    ['times ahead of us', capabilities('2026-07-21T17:00:00Z/2026-07-21T18:00:00Z/PT5M')],
    ['a time between the steps', capabilities('2026-07-21T16:00:00Z/2026-07-21T17:01:30Z/PT5M')],
    ['something else', '<html></html>'],
    ['half a document', listed.slice(0, 60)],
  ])('a list of %s is refused', async (_, list) => {
    expect(await failureOf(create({ list }).source.fetchLightning([]))).toMatchObject({
      failure: { kind: 'bad-answer' },
    })
  })

  it('a fault that comes as XML with status 200 is no calm sky', async () => {
    const picture = () =>
      new Response('<ServiceExceptionReport/>', { headers: { 'content-type': 'application/xml' } })
    expect(await failureOf(create({ picture }).source.fetchLightning([]))).toBeTruthy()
  })
})

describe('readFlashes', () => {
  it.each([
    ['in strips', {}],
    ['in one strip', { rowsPerStrip: 30 }],
    ['not packed', { compression: 1 }],
    ['as differences', { hasPredictor: true }],
  ])('reads a picture %s', async (_, form) => {
    const lit = [one, { column: 39, row: 29, colour: [177, 0, 38] as const }]
    expect(await readFlashes(tiffWith({ lit, ...form }))).toEqual([
      [7.11, 46.89, 6],
      [7.39, 46.71, 20],
    ])
  })

  it('keeps the highest class of a cell', async () => {
    const lit = [one, { column: 11, row: 10, colour: [254, 160, 66] as const }]
    expect(await readFlashes(tiffWith({ lit }))).toEqual([[7.11, 46.89, 10]])
  })

  it('a calm sky has none', async () => {
    expect(await readFlashes(tiffWith())).toEqual([])
  })

  it.each([
    ['a foreign colour', tiffWith({ lit: [{ ...one, colour: [1, 2, 3] }] })],
    ['elsewhere', tiffWith({ west: -70 })],
    ['of absurd size', tiffWith({ cols: 9000, rows: 9000, compression: 8 }).subarray(0, 5000)],
    ['of 16 bits', tiffWith({ bits: 16 })],
    ['packed in another way', tiffWith({ compression: 7 })],
    ['without a place', tiffWith({ degrees: Number.NaN })],
    ['cut short', tiffWith({ lit: [one] }).subarray(0, 330)],
    ['no TIFF', new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])],
    ['nothing', new Uint8Array()],
  ])('refuses a picture: %s', async (_, bytes) => {
    expect(await readFlashes(bytes)).toBeTypeOf('string')
  })

  it('a picture with any byte changed is read or refused', async () => {
    const good = tiffWith({ lit: [one], rowsPerStrip: 30 })
    for (let at = 0; at < good.length; at++) {
      const bad = Uint8Array.from(good)
      bad[at] = (bad[at] ?? 0) ^ 0xff
      const cells = await readFlashes(bad)
      if (typeof cells === 'string') continue
      for (const [lon, lat, flashes] of cells) expect(lon > 4 && lat > 44 && flashes <= 20).toBe(true)
    }
  })
})
