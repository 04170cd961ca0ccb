import { describe, expect, it } from 'vitest'
import { documentedAnswers } from '../support/documented-answers.ts'
import { pngSize } from '../support/png-size.ts'
import { atOneMoment, sharedSite } from '../support/shared-site.ts'

const server = await sharedSite()
const documented = await documentedAnswers(server.url)

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

describe('a picture', () => {
  it.each([
    ['/location/{slug}.png', '/de/location/bern.png'],
    ['/location/{slug}.png', '/it/location/46.7001,8.6200.png'],
    ['/alerts.png', '/fr/alerts.png'],
    ['/radar.png', '/en/radar.png?place=lugano'],
  ])('%s: %s is a PNG of 1200 × 630, small, for a while and for everybody', async (path, address) => {
    const answer = await get(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
    expect(answer.headers.get('set-cookie')).toBeNull()
    await documented.expectDocumented(answer.clone(), path)
    const png = await bytesOf(answer)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(pngSize(png)).toEqual([1200, 630])
    // WhatsApp shows no preview of larger ones.
    expect(png.length).toBeLessThan(600_000)
  })

  it('is the same in the same language, another in another, and not sent twice', () =>
    atOneMoment(async () => {
      const tag = async (path: string, headers = {}) => (await get(path, headers)).headers.get('etag') ?? ''
      const german = await tag('/de/location/bern.png')
      expect(await tag('/location/bern.png', { 'Accept-Language': 'de-CH' })).toBe(german)
      expect(await tag('/fr/location/bern.png')).not.toBe(german)
      const again = await get('/de/location/bern.png', { 'If-None-Match': german })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    }))

  it('there is none of an unknown place or warning', async () => {
    for (const [path, address] of [
      ['/location/{slug}.png', '/de/location/nowhere-at-all.png'],
      ['/location/{slug}.png', '/location/%3Cscript%3E.png'],
      ['/alerts/{warning}.png', '/alerts/alert-of-yesterday.png'],
    ] as const) {
      const answer = await get(address)
      expect(answer.status).toBe(404)
      await documented.expectDocumented(answer, path)
    }
  })

  it('many at once are drawn once each', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get('/de/location/thun.png')))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  })
})

describe('pages name their picture', () => {
  it.each([
    ['/de', '/de/location/zurich.png', 'de_CH', 'Aktuelles Wetter in Zürich'],
    ['/fr/location/lugano', '/fr/location/lugano.png', 'fr_CH', 'Météo actuelle à Lugano'],
    ['/it/forecast?place=bern', '/it/location/bern.png', 'it_CH', 'Meteo attuale a Berna'],
    ['/en/alerts', '/en/alerts.png', 'en_CH', 'Weather alerts | Wetterhorn'],
    ['/fr/region/southern-switzerland', '/fr/location/lugano.png', 'fr_CH', 'Météo actuelle à Lugano'],
    [
      '/de/radar?t=2026-11-15T12:00Z&place=bern',
      '/de/radar.png?place=bern&t=2026-11-15T12:00Z',
      'de_CH',
      'Niederschlagsradar | Wetterhorn',
    ],
  ])('%s: %s', async (page, picture, locale, alt) => {
    const html = await (await get(page)).text()
    const image = metaOf(html, 'og:image') ?? ''
    expect(image).toMatch(/^https?:/)
    expect(image.endsWith(picture)).toBe(true)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'og:locale')).toBe(locale)
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf(html, 'og:image:alt')).toBe(alt)
    expect(metaOf(html, 'og:title')).toBe(/<title>([^<]*)</.exec(html)?.[1])
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'))
  })

  it.each([
    ['/de?place=bern', '/de?place=bern'],
    ['/de/forecast?place=bern&day=3', '/de/forecast?place=bern'],
    ['/it/plan?place=46.7,8.62', '/it/plan?place=46.7000%2C8.6200'],
    ['/fr/water?view=bathing&place=thun', '/fr/water?view=bathing&place=thun'],
    ['/de/forecast', undefined],
  ])('%s is shared as %s', async (page, shared) => {
    expect(metaOf(await (await get(page)).text(), 'og:url')).toBe(shared && server.url + shared)
  })

  it('an unknown place and a legal page have none', async () => {
    for (const path of ['/en/location/nowhere-at-all', '/en/terms'])
      expect(metaOf(await (await get(path)).text(), 'og:image')).toBeUndefined()
  })

  it('a link to one warning is previewed in its issuer’s words, and its picture is there', () =>
    atOneMoment(async () => {
      const { data } = await (await get('/api/v1/alerts')).json()
      const [warning] = data.alerts
      const anchor = `alert-${warning.id.replace(/[^\w.-]+/g, '-')}`
      const html = await (await get(`/de/alerts?alert=${anchor}`)).text()
      expect(metaOf(html, 'og:title')).toContain(warning.texts.de.title)
      const image = new URL(metaOf(html, 'og:image') ?? '')
      expect(image.pathname).toBe(`/de/alerts/${anchor}.png`)
      const answer = await get(image.pathname)
      expect(answer.status).toBe(200)
      await documented.expectDocumented(answer, '/alerts/{warning}.png')
    }))
})
