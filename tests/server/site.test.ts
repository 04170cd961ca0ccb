import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { ownServer } from '../support/own-server.ts'
import { monitoring, startServer } from '../support/server-process.ts'

const server = await ownServer({ OPERATOR_CODE: 'a-code-for-tests' })

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' })
const textOf = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text()
const api = (path: string, init: RequestInit = {}) => fetch(`${server.url}/api/v1${path}`, init)

describe('a first visit', () => {
  it('shows Zürich’s weather, complete in the HTML', async () => {
    const html = await textOf('/')
    const { data } = await (await get('/api/v1/weather?place=zurich')).json()
    const { temperatureC, description } = data.current
    expect(html).toContain('Zürich')
    expect(html).toContain(`${Math.round(temperatureC)}`.replace('-', '−'))
    expect(html.toLowerCase()).toContain(description.toLowerCase())
  })

  it.each([
    ['fr', 'La météo en Suisse'],
    ['de-CH,de;q=0.9', 'Wetter für die Schweiz'],
    ['it', 'Il meteo in Svizzera'],
    ['rm,ja', 'Weather for Switzerland'],
  ])('answers in the language of %s', async (accept, subtitle) => {
    expect(await textOf('/', { 'Accept-Language': accept })).toContain(subtitle)
  })

  it('prefers the stored language to the browser’s, and the address to both', async () => {
    const headers = { 'Accept-Language': 'fr', Cookie: 'language=it' }
    expect(await textOf('/', headers)).toContain('<html lang="it"')
    expect(await textOf('/de', headers)).toContain('<html lang="de"')
  })
})

describe('addresses', () => {
  it('/favicon.ico, which browsers ask for on their own, is an icon they may keep', async () => {
    const answer = await get('/favicon.ico')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/x-icon')
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d{4,}$/)
    const [reserved, type, pictures] = new Uint16Array(await answer.arrayBuffer(), 0, 3)
    expect([reserved, type, pictures]).toEqual([0, 1, 3])
  })

  it('link every language, x-default and the canonical one', async () => {
    const html = await textOf('/de/radar')
    for (const language of ['en', 'de', 'fr', 'it']) {
      expect(html).toContain(`hrefLang="${language}" href="${server.url}/${language}/radar"`)
    }
    expect(html).toContain(`hrefLang="x-default" href="${server.url}/radar"`)
    expect(html).toContain(`rel="canonical" href="${server.url}/de/radar"`)
  })

  it.each(['/nope', '/de/nope', '/xx/radar', '/radar/x'])(
    '%s is a 404 page with title, description and log line, for no index',
    async (path) => {
      const answer = await get(path, { 'Accept-Language': 'en' })
      const html = await answer.text()
      expect(answer.status).toBe(404)
      expect(html).toMatch(path.startsWith('/de') ? 'Seite nicht gefunden' : '<title>Page Not Found')
      expect(html.match(/<title>/g)).toHaveLength(1)
      expect(html.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toContain('rel="canonical"')
      // The log is written beside the answer, and may arrive after it.
      await expect
        .poll(server.output)
        .toMatch(new RegExp(`"level":30[^\\n]*"path":"${path}"[^\\n]*page not found`))
    },
  )

  // Scanners ask for hundreds: they would bury real warnings.
  it.each(['/en/location/nowhere-at-all', '/en/region/nowhere'])(
    '%s is missing without a warning',
    async (path) => {
      expect((await get(path)).status).toBe(404)
      await expect
        .poll(server.output)
        .toMatch(new RegExp(`"level":30[^\\n]*"path":"${path}"[^\\n]*page not found`))
    },
  )

  it('of a page are the same where only its data is asked for', async () => {
    for (const [address, path] of [
      ['/de', '/'],
      ['/de/forecast', '/forecast'],
    ]) {
      const data = await textOf(`${address}.data`)
      expect(data).toContain(`,"${path}",`)
      expect(data).not.toContain('.data"')
    }
  })

  it('robots.txt and sitemap.xml list the languages and hide the set-up page', async () => {
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${server.url}/sitemap.xml`)
    const first = await textOf('/sitemap-1.xml')
    expect(first).toContain(`<loc>${server.url}/fr/location/zurich</loc>`)
    expect(first).not.toContain('/setup')
  })

  it('never takes a host from the request', async () => {
    const html = await textOf('/en/about', { 'X-Forwarded-Host': 'evil.example' })
    expect(html).not.toContain('evil.example')
  })
})

describe('manners', () => {
  it('has no script fetched before the first paint', async () => {
    const html = await textOf('/en')
    expect(html).toContain('<script type="text/plain" id="application">')
    expect(html).not.toMatch(/rel="modulepreload"|<script[^>]+(src=|type="module")/)
  })

  it('renders no page for a file of another release', async () => {
    const missing = await get('/assets/of-another-release.js')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toBe('application/problem+json')
  })

  it('sends built files compressed and immutable', async () => {
    const css = /href="(\/assets\/[^"]+\.css)"/.exec(await textOf('/en'))?.[1] ?? ''
    const asset = await get(css, { 'Accept-Encoding': 'gzip' })
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    expect((await get(css, { 'If-None-Match': asset.headers.get('etag') ?? '' })).status).toBe(304)
  })

  it.each([
    // By language and saved place: cached by the visitor's browser alone, and revalidated.
    ['/en', 'private, no-cache'],
    ['/', 'private, no-cache'],
    ['/en.data', 'private, no-cache'],
    ['/en/nope', 'private, no-cache'],
    // The same for everybody: a CDN may cache them and serve them while it revalidates.
    ['/api/v1/weather?place=bern', 'public, max-age=60, stale-while-revalidate=300'],
    ['/api/v1/places?q=bern', 'public, max-age=300, stale-while-revalidate=1500'],
    // Warnings not past their age.
    ['/api/v1/alerts', 'public, max-age=60'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/app-icon.svg', 'public, max-age=3600'],
    ['/sw.js', 'no-cache'],
    // Of this moment, or a refusal.
    ['/api/v1/key', 'no-store'],
    ['/api/v1/nope', 'no-store'],
    // Another process may already serve the next release.
    ['/assets/of-another-release.js', 'no-store'],
    ['/api/v1/radar', 'no-store'],
    ['/healthz', 'no-store'],
    ['/readyz', 'no-store'],
    ['/metrics', 'no-store'],
  ])('the cache headers say what a CDN may keep: %s %s', async (path, cacheControl) => {
    const { headers } = await get(path)
    expect(headers.get('cache-control')).toBe(cacheControl)
    expect(headers.get('set-cookie')).toBeNull()
    if (cacheControl.startsWith('private'))
      expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
  })

  it('answers the operator’s questions', async () => {
    expect(await textOf('/healthz')).toBe('ok')
    expect(await textOf('/readyz')).toBe('ready')
    expect(await textOf('/metrics')).toContain('wetterhorn_request_seconds')
  })

  it.each(['/readyz', '/metrics', '/%6detrics', '/metrics?x=1'])(
    '%s is for this machine, or with the token',
    async (path) => {
      const elsewhere = { 'X-Forwarded-For': '203.0.113.7' }
      expect((await get(path, elsewhere)).status).toBe(401)
      expect((await get(path, { ...elsewhere, Authorization: 'Bearer a-guess' })).status).toBe(401)
      expect((await get(path, { ...elsewhere, ...monitoring })).status).toBe(200)
    },
  )

  it('gives every answer an id and a policy without unsafe scripts', async () => {
    const { headers } = await get('/en')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
    // Without a public origin there is no TLS to ask for.
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(headers.get('content-security-policy')?.split(';')[1]).not.toContain('unsafe')
  })

  it('refuses a taken port with a sentence, not a stack', async () => {
    const port = new URL(server.url).port
    await expect(startServer({ PORT: port })).rejects.toThrow(new RegExp(`Port ${port} .* is taken`))
  })

  it('names a bad variable and exits', async () => {
    await expect(startServer({ PORT: 'eighty' })).rejects.toThrow(/ended with 1[\s\S]*PORT/)
  })
})

describe('GET /api/v1/weather', () => {
  it('gives data, source, age and what failed', async () => {
    const answer = await api('/weather?place=bern&lang=de')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toContain('public')
    const body = await answer.json()
    expect(body).toMatchObject({
      place: { slug: 'bern', name: 'Bern' },
      source: { id: 'met-norway', isDemo: true },
    })
    expect(body.data.hourly.length).toBeGreaterThan(48)
    expect(body.data.daily.length).toBe(9)
    expect(body.ageSeconds).toBeGreaterThanOrEqual(0)
  })

  it.each([
    ['london', true],
    ['zurich', false],
  ])('tell whether our warnings cover the place: %s', async (place, isOutside) => {
    const { data } = await (await api(`/alerts?place=${place}`)).json()
    expect(data.isOutside).toBe(isOutside)
  })

  it.each([
    ['/weather', 400, 'bad-parameter'],
    ['/weather?place=nowhere-at-all', 404, 'unknown-place'],
    ['/weather?place=95,200', 404, 'unknown-place'],
    ['/weather?place=bern&lang=xx', 400, 'bad-parameter'],
    ['/alerts?region=atlantis', 400, 'bad-parameter'],
    ['/places/reverse?lat=999&lon=8', 400, 'bad-parameter'],
    ['/nothing', 404, 'not-found'],
  ])('%s is a problem %i %s', async (path, status, code) => {
    const answer = await api(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ code, status })
  })
})

describe('GET /api/v1/places', () => {
  it.each([
    ['ginevra', 'it', 'geneva'],
    ['8001', 'de', 'zurich'],
  ])('%s in %s finds %s first', async (query, lang, slug) => {
    const { results } = await (await api(`/places?q=${encodeURIComponent(query)}&lang=${lang}`)).json()
    expect(results[0].value).toBe(slug)
  })

  it('answers a blank, a hopeless and an endless query with an empty list', async () => {
    for (const query of ['', '  ', 'x'.repeat(10_000)]) {
      expect(await (await api(`/places?q=${query}`)).json()).toMatchObject({ results: [] })
    }
  })

  it('names a position', async () => {
    const { result } = await (await api('/places/reverse?lat=46.948&lon=7.447&lang=fr')).json()
    expect(result.name).toContain('Berne')
  })
})

describe('warnings and documents of the API', () => {
  it('gives the warnings of Switzerland, a region and a place', async () => {
    for (const query of ['', '?region=alpine', '?place=lugano', '?type=wind']) {
      const answer = await api(`/alerts${query}`)
      expect(answer.status).toBe(200)
      expect(['active', 'all-clear']).toContain((await answer.json()).data.state)
    }
  })

  it('describes itself in words', async () => {
    expect(await (await api('')).text()).toContain('GET /api/v1/weather')
  })
})

describe('/api/v1/key', () => {
  const put = (key: string, headers: Record<string, string> = {}) =>
    api('/key', {
      method: 'PUT',
      body: JSON.stringify({ key }),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  /** A forwarding header marks a visitor who is not this machine. */
  const away = { 'X-Forwarded-For': '203.0.113.7' }

  it('says whether a key is set, never which', async () => {
    expect(await (await api('/key')).json()).toEqual({ isSet: true, source: 'demo', needsCode: false })
    expect(await (await api('/key', { headers: away })).json()).toMatchObject({ needsCode: true })
  })

  it('refuses strangers, foreign pages and wrong codes, and limits attempts', async () => {
    expect((await put('abc', away)).status).toBe(401)
    expect((await put('abc', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      statuses.push((await put('abc', { ...away, 'X-Operator-Code': `wrong-${attempt}` })).status)
    }
    expect(statuses.slice(0, 5)).toEqual([403, 403, 403, 403, 403])
    expect(statuses.at(-1)).toBe(429)
    expect(await (await api('/key')).json()).toMatchObject({ source: 'demo' })
  })

  it('removes and saves from this machine; an empty key is refused; no secret is in the log', async () => {
    expect((await put('   ')).status).toBe(422)
    expect((await api('/key', { method: 'DELETE' })).status).toBe(200)
    expect(await (await api('/key')).json()).toMatchObject({ isSet: false })
    expect((await api('/weather?place=bern')).status).toBe(503)
    expect((await put('DEMO_KEY')).status).toBe(200)
    expect((await api('/weather?place=bern')).status).toBe(200)
    expect(server.output()).not.toContain('a-code-for-tests')
  })
})

// Last: the server ends.
it('finishes running requests on SIGTERM', async () => {
  const body = JSON.stringify({ key: 'DEMO_KEY' })
  const request = connect(Number(new URL(server.url).port), '127.0.0.1')
  const head = [
    ...['PUT /api/v1/key HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/json'],
    ...[`Content-Length: ${body.length}`, 'Expect: 100-continue'],
  ]
  request.write(`${head.join('\r\n')}\r\n\r\n`)
  // It is under way, and waits for its body.
  expect(String((await once(request, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /)
  const stopped = server.stop()
  await eventually(() => expect(server.output()).toContain('stopping'))
  request.write(body)
  expect(Buffer.concat(await request.toArray()).toString()).toMatch(/^HTTP\/1\.1 200 /)
  expect(await stopped).toBe(0)
})
