import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { mutatedBody, unsafeValues } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import { createMetar } from './index.ts'
import { visibilityOf } from './read-visibility.ts'

const now = Date.parse('2026-11-19T12:00:00Z')
const report = (more: object = {}) => ({
  icaoId: 'LSZH',
  name: 'Zürich Arpt, ZH, CH',
  lat: 47.458,
  lon: 8.548,
  elev: 426,
  obsTime: now / 1000 - 600,
  reportTime: '2026-11-19T11:50:00.000Z',
  visib: '6+',
  rawOb: 'METAR LSZH 191150Z 24006KT 210V270 9999 FEW030 SCT045 09/04 Q1018 NOSIG',
  ...more,
})
const create = (body: unknown, status = 200) => {
  const urls: string[] = []
  const source = createMetar({
    ...outsideAt(() => now),
    fetch: async (url) => {
      urls.push(String(url))
      return new Response(status === 204 ? null : JSON.stringify(body), { status })
    },
  })
  return { source, urls }
}
const read = (...bodies: object[]) => create(bodies).source.fetchReports()

describe('createMetar', () => {
  it('asks once for the whole country and reads an airport', async () => {
    const { source, urls } = create([report()])
    expect(await source.fetchReports()).toEqual([
      {
        id: 'LSZH',
        name: 'Zürich',
        coordinates: { lat: 47.458, lon: 8.548 },
        heightM: 426,
        observedAt: now - 600_000,
        visibilityM: 10_000,
      },
    ])
    expect(urls).toEqual([
      'https://aviationweather.gov/api/data/metar?bbox=45.4,5.5,48.1,11.0&format=json&hours=2',
    ])
  })

  it('takes the newest that tells of the visibility', async () => {
    const older = report({
      obsTime: now / 1000 - 2400,
      rawOb: 'METAR LSZH 191120Z 24006KT 4500 BR 09/08 Q1018',
    })
    const silent = report({
      obsTime: now / 1000 - 60,
      rawOb: 'METAR LSZH 191159Z AUTO 24006KT //// 09/04 Q1018',
    })
    expect(await read(older, report(), silent)).toMatchObject([{ visibilityM: 10_000 }])
    expect(await read(silent, older)).toMatchObject([{ visibilityM: 4500 }])
  })

  it('leaves out what is foreign, absurd or of the future', async () => {
    expect(
      await read(
        report({ icaoId: 'KJFK', lat: 40.6, lon: -73.8 }),
        report({ icaoId: '<b>' }),
        report({ obsTime: 'now' }),
        report({ obsTime: now / 1000 + 7200 }),
        report({ rawOb: null }),
      ),
    ).toEqual([])
    expect(await read(report({ elev: 99_999, name: null }))).toMatchObject([{ heightM: null, name: 'LSZH' }])
  })

  it('nothing found is an empty list, anything else a fault', async () => {
    expect(await create(null, 204).source.fetchReports()).toEqual([])
    expect(await failureOf(create({ error: 1 }).source.fetchReports())).toMatchObject({
      failure: { kind: 'bad-answer' },
    })
    expect(await failureOf(create('', 429).source.fetchReports())).toMatchObject({
      failure: { kind: 'quota' },
    })
  })

  it('whatever comes, it is safe to keep', async () => {
    await fc.assert(
      fc.asyncProperty(mutatedBody([report(), report({ icaoId: 'LSZB' })]), async (body) => {
        try {
          expect(unsafeValues(await create(body).source.fetchReports())).toEqual([])
        } catch (error) {
          expect(error).toHaveProperty('failure')
        }
      }),
      { numRuns: runs(100) },
    )
  })
})

it.each([
  ['METAR LSZH 191150Z 24006KT 210V270 9999 FEW030 SCT045 09/04 Q1018 NOSIG', 10_000],
  ['METAR LSZB 190520Z VRB02KT 0350 R14/0600N FG VV001 02/02 Q1024', 350],
  ['METAR LSZA 191150Z 00000KT CAVOK 17/03 Q1009 NOSIG', 10_000],
  ['SPECI LSZB 190520Z AUTO VRB02KT 4500 1500SW BR OVC003 02/02 Q1024', 4500],
  ['LSGS 190520Z AUTO 24012G25KT 9999NDV NCD 02/02 Q1024', 10_000],
  ['METAR LSZR 190520Z AUTO /////KT //// // ////// 02/02 Q1024', null],
  ['METAR LSZS 190520Z NIL', null],
  ['METAR KJFK 190520Z 24012KT 10SM CLR', null],
  ['METAR LSZB 190520Z VRB02KT R14/0600N FG', null],
  ['', null],
  ['9999', 10_000],
])('%s: %j m', (raw, metres) => {
  expect(visibilityOf(raw)).toBe(metres)
})
