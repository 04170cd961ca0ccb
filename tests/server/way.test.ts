import { beforeAll, describe, expect, it } from 'vitest'
import { encodeTrack } from '../../src/domain/way/track-code.ts'
import { eventually } from '../support/eventually.ts'
import { ownServer } from '../support/own-server.ts'
import { patienceMs, untilLocalForecasts } from '../support/until-ready.ts'

let url: string
const page = async (search: string, language = 'en') => {
  const answer = await fetch(`${url}/${language}/way${search}`)
  return { status: answer.status, html: await answer.text() }
}
/** Rows of the table without its head. */
const rowsOf = (html: string): string[] => html.match(/<tr><th scope="row".*?<\/tr>/gs) ?? []
/** Title, what is said of the address, and the form: a page is too long for a report. */
const headOf = (html: string) =>
  (/<main.*?<form/s.exec(html)?.[0] ?? '').replaceAll(
    /<(?:script|style).*?<\/(?:script|style)>|<[^>]*>/gs,
    ' ',
  )
const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

beforeAll(async () => {
  url = process.env.SITE_URL ?? (await ownServer({}, { hasRadar: true })).url
  await untilLocalForecasts(url)
}, patienceMs)

describe('/way between two places', () => {
  it('says how it will be all along, and at other departures', async () => {
    const { status, html } = await page('?stop=bern&stop=lugano&by=car')
    expect(status).toBe(200)
    expect(titleOf(html)).toBe('Bern – Lugano, by car')
    expect(headOf(html)).toMatch(/Leave at \d\d:\d\d: /)
    const rows = rowsOf(html)
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(rows.length).toBeLessThanOrEqual(7)
    // Each with the time one gets there, in order; the ends with their weather.
    const times = rows.map((row) => /\d\d:\d\d/.exec(row)?.[0])
    expect(times).toEqual(times.toSorted())
    expect(rows[0]).toMatch(/Bern.*°/s)
    expect(rows.at(-1)).toMatch(/Lugano.*°/s)
    expect(html.match(/leave=\d{4}-\d\d-\d\dT/g)?.length).toBeGreaterThanOrEqual(13)
  })

  it.each([
    ['en', 'Bern – Zürich, by bike'],
    ['de', 'Bern – Zürich, mit dem Velo'],
    ['fr', 'Berne – Zurich, à vélo'],
    ['it', 'Berna – Zurigo, in bici'],
  ])('in %s', async (language, title) => {
    const { html } = await page('?stop=bern&stop=zurich&by=bike', language)
    expect(titleOf(html)).toBe(title)
  })
})

describe('/way with an address that cannot be taken as it stands', () => {
  const track = (lats: readonly number[]) =>
    encodeTrack({ points: lats.map((lat) => ({ coordinates: { lat, lon: 8 }, heightM: 500 })), km: 60 })
  it.each([
    ['?stop=bern', 'A route needs two places.'],
    ['?stop=bern&stop=bern', 'Start and end are the same place. Name one in between.'],
    ['?stop=bern&stop=nowhere-at-all', '“nowhere-at-all” is not a place we know.'],
    [`?stop=bern&stop=${'x'.repeat(150)}`, `“${'x'.repeat(80)}” is not a place we know.`],
    [`?stop=bern${'&stop=thun&stop=bern'.repeat(20)}`, 'A route has at most 8 places.'],
    ['?stop=geneva&stop=st-moritz&by=foot', 'This route takes longer than a day.'],
    ['?stop=bern&stop=thun&by=rocket', 'The address has a means of transport we do not know.'],
    ['?stop=bern&stop=thun&leave=tomorrow', 'The address has a time we cannot read.'],
    ['?stop=bern&stop=thun&leave=2001-01-01T12:00', 'The departure in the address is in the past.'],
    ['?stop=bern&stop=thun&leave=2199-01-01T12:00', 'The departure in the address is too far ahead.'],
    ['?track=%00%ff', 'The address has a track we cannot read.'],
    [`?track=${'A'.repeat(150)}`, 'The address has a track we cannot read.'],
    [`?track=${track(Array.from({ length: 25 }, (_, n) => 46 + n / 50))}`, 'has a track we cannot read.'],
  ])('case %#: says so in a sentence', async (search, sentence) => {
    const { status, html } = await page(search)
    expect(status).toBe(200)
    expect(headOf(html)).toContain(sentence)
  })

  it('a track of as many points as fit is one way', async () => {
    const most = track(Array.from({ length: 24 }, (_, n) => 46.5 + n / 100))
    const { html } = await eventually(() => page(`?track=${most}&by=bike`))
    expect(headOf(html)).not.toContain('cannot read')
    expect(rowsOf(html).length).toBeLessThanOrEqual(7)
  })
})
