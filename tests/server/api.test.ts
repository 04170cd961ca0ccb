import { describe, expect, it } from 'vitest'
import { ownServer } from '../support/own-server.ts'

const server = await ownServer({ OPERATOR_CODE: 'a-code-for-tests' })

const api = (path: string, init: RequestInit = {}) => fetch(`${server.url}/api/v1${path}`, init)

describe('GET /weather', () => {
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

describe('GET /places', () => {
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

describe('alerts and documents', () => {
  it('gives the warnings of Switzerland, a region and a place', async () => {
    for (const query of ['', '?region=alpine', '?place=lugano', '?type=wind']) {
      const answer = await api(`/alerts${query}`)
      expect(answer.status).toBe(200)
      expect(['active', 'all-clear']).toContain((await answer.json()).data.state)
    }
  })

  it('describes itself', async () => {
    const document = await (await api('/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/weather', '/places', '/places/reverse', '/alerts']),
    )
    expect(await (await api('')).text()).toContain('GET /api/v1/weather')
  })
})

describe('/key', () => {
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
