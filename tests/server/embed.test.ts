import { describe, expect, it } from 'vitest'
import { atOneMoment, sharedSite } from '../support/shared-site.ts'

const server = await sharedSite()

const get = (path: string) => fetch(server.url + path)
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''

describe('/embed/{slug}', () => {
  it.each(
    ['line', 'card', 'week'].flatMap((shape) => ['light', 'dark', 'auto'].map((theme) => [shape, theme])),
  )('as a %s, %s: small, without scripts, cookies and ads, for anybody to frame', async (shape, theme) => {
    const answer = await get(`/de/embed/bern?shape=${shape}&theme=${theme}`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(20_000)
    expect(html).not.toMatch(/<script|<link|<img|<iframe|url\(|@font-face/)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(policyOf(answer)).toContain("default-src 'none'")
    expect(policyOf(answer)).toContain('frame-ancestors *')
    expect(answer.headers.get('x-frame-options')).toBeNull()
    expect(html.includes(`data-theme="${theme}"`)).toBe(theme !== 'auto')
    expect(html).toContain('Bern')
    expect(html).toMatch(/\d\u00a0°C/)
  })

  it('asks where the sun shines around a place, and leads to the answer', async () => {
    const html = await (await get('/de/embed/bern?shape=where')).text()
    expect(html).toMatch(
      /<h1><a href="[^"]*\/de\/where\?place=bern(?:&amp;minutes=0)?"[^>]*>Wo scheint (heute|morgen) die Sonne\?/,
    )
    expect(html).toMatch(/Ab Bern: (?:bis 60\u00a0min|ganze Schweiz)/)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(20_000)
    expect(html).not.toMatch(/<script|<link|<img|<iframe|url\(|@font-face/)
  })

  it('asks for another need and day, and leads to that answer', async () => {
    const html = await (await get('/it/embed/bern?shape=where&need=fog&day=tomorrow')).text()
    expect(html).toMatch(
      /<h1><a href="[^"]*\/it\/where\?place=bern&amp;need=fog&amp;day=\d{4}-\d{2}-\d{2}(?:&amp;minutes=0)?"/,
    )
    expect(html).toMatch(/Dove si è sopra la nebbia domani\?/)
  })

  it('says in the address’s language what the place’s page says', () =>
    atOneMoment(async () => {
      const temperatureOf = (html: string) => /<b>(−?\d+)\u00a0°C<\/b>/.exec(html)?.[1]
      const [german, french] = await Promise.all(
        ['de', 'fr'].map(async (language) => (await get(`/${language}/embed/lugano?shape=week`)).text()),
      )
      expect(temperatureOf(german ?? '')).toBeDefined()
      expect(temperatureOf(german ?? '')).toBe(temperatureOf(french ?? ''))
      expect(german).toContain('<html lang="de"')
      expect(french).toContain('<html lang="fr"')
      expect(german?.match(/<li>/g)).toHaveLength(8)
    }))

  it('nothing else can be framed', async () => {
    for (const path of ['/', '/de/embed', '/de/location/bern', '/api/v1/', '/de/places'])
      expect(policyOf(await get(path)), path).toContain("frame-ancestors 'none'")
  })

  it('an unknown place is none, and nonsense in the address the card', async () => {
    expect((await get('/en/embed/nowhere-at-all')).status).toBe(404)
    expect(await (await get('/en/embed/bern?shape=<script>&theme="')).text()).toContain('embed embed-card')
  })
})

describe('oEmbed', () => {
  const oembed = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`)

  it('is discovered from a place’s page and answers with its frame', async () => {
    const page = await (await get('/it/location/bern')).text()
    const href = /<link[^>]*application\/json\+oembed[^>]*href="([^"]*)"/.exec(page)?.[1]
    const answer = await fetch((href ?? '').replaceAll('&amp;', '&'))
    const { version, type, html, width, height, title } = await answer.json()
    expect({ version, type, title }).toEqual({ version: '1.0', type: 'rich', title: 'Meteo a Berna' })
    expect(html).toContain(`src="${server.url}/it/embed/bern?shape=card&amp;theme=auto"`)
    expect(html).toContain(`width="${width}" height="${height}"`)
  })

  it('makes of places that suit a day the frame that names them', async () => {
    const page = await (await get('/fr/where?place=bern&need=lake&day=2026-01-01')).text()
    const href = /<link[^>]*application\/json\+oembed[^>]*href="([^"]*)"/.exec(page)?.[1]
    const { html, width } = await (await fetch((href ?? '').replaceAll('&amp;', '&'))).json()
    expect(html).toContain(`src="${server.url}/fr/embed/bern?shape=where&amp;theme=auto&amp;need=lake"`)
    expect(html).toContain(`width="${width}"`)
  })

  it.each([
    ['', 404],
    ['/de/where', 404],
    ['/de/where?place=nowhere-at-all', 404],
    ['https://elsewhere.example/de/location/bern', 404],
    ['/de/location/nowhere-at-all', 404],
    ['/de/location/%E0%A4', 404],
    ['/de/radar', 404],
  ])('%s: %i', async (url, status) => {
    expect((await oembed(url.startsWith('/') ? server.url + url : url)).status).toBe(status)
  })

  it('answers in JSON only', async () => {
    expect((await oembed(`${server.url}/de/location/bern`, '&format=xml')).status).toBe(501)
  })
})
