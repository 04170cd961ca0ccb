import { afterAll, describe, expect, it } from 'vitest'
import { jungfraujoch, thun } from '../../src/upstreams/nominatim/fixtures/places.ts'
import { startDemoUpstreams } from '../support/demo-upstreams.ts'
import { documentedAnswers } from '../support/documented-answers.ts'
import { ownServer } from '../support/own-server.ts'

/** Nowhere in the gazetteer. */
const peak = { ...jungfraujoch, name: 'Aaa Peak' }

const upstreams = await startDemoUpstreams({
  rewrite: (path, answer) => {
    if (path.startsWith('/reverse'))
      return path.includes('lat=0') ? '{"error":"Unable to geocode"}' : JSON.stringify(thun)
    return path.startsWith('/search') ? JSON.stringify([thun, peak]) : answer
  },
})
afterAll(upstreams.close)
const server = await ownServer({ NOMINATIM_BASE_URL: upstreams.url })
const documented = await documentedAnswers(server.url)

const asJson = { 'Content-Type': 'application/json' }
const get = (path: string, init?: RequestInit) => fetch(`${server.url}/api/v1${path}`, init)

describe('answers fit the published OpenAPI document', () => {
  it.each([
    ['/weather', '?place=bern&lang=de', 200],
    ['/weather', '?place=tokyo', 200],
    ['/weather', '?place=46.5474,7.9852', 200],
    ['/weather', '?place=8001', 200],
    ['/weather', '', 400],
    ['/weather', '?place=nowhere-at-all', 404],
    ['/places', '?q=genf&lang=de', 200],
    ['/places', '?q=', 200],
    ['/places', '?q=thun&more=1', 200],
    ['/places', '?q=thun&more=7', 400],
    ['/places/reverse', '?lat=46.948&lon=7.447&lang=fr', 200],
    ['/places/reverse', '?lat=0&lon=-30', 200],
    ['/places/reverse', '?lat=999&lon=8', 400],
    ['/places/reverse', '?lat=&lon=', 400],
    ['/places/reverse', '?lat=%20&lon=8', 400],
    ['/places/reverse', '?lon=8', 400],
    ['/stations', '', 503],
    ['/accuracy', '', 200],
    ['/accuracy', '?station=nowhere', 404],
    ['/accuracy', '?period=never', 400],
    ['/accuracy', '?source=nobody', 404],
    ['/mountain', '', 503],
    ['/mountain', '?region=atlantis', 400],
    ['/wind', '', 503],
    ['/plan', '?place=bern', 200],
    ['/plan', '?place=bern&need=hay&wind=any', 200],
    ['/plan', '?place=bern&chance=101', 400],
    ['/plan', '?place=nowhere-at-all', 404],
    ['/snow/bulletin', '?lang=fr', 200],
    ['/snow/bulletin', '?lang=xx', 400],
    ['/snow/stations', '', 200],
    ['/snow/stations', '?network=swissmetnet', 503],
    ['/snow/stations', '?network=x', 400],
    ['/water', '', 200],
    ['/water/lakes', '', 200],
    ['/pollen', '', 503],
    ['/alerts', '', 200],
    ['/alerts', '?place=lugano', 200],
    ['/alerts', '?region=alpine&type=wind', 200],
    ['/alerts', '?region=atlantis', 400],
    ['/alerts', '?place=nowhere-at-all', 404],
    ['/rain-signal', '?place=bern', 200],
    ['/rain-signal', '?place=nowhere-at-all', 404],
    ['/alerts.geojson', '?region=alpine', 200],

    ['/alerts.geojson', '?place=tokyo', 404],
    ['/map/forecast', '', 200],
    ['/radar', '', 503],
    ['/radar/sums', '', 503],
    ['/radar/rain', '?place=bern', 503],
    ['/radar/rain', '', 400],
    ['/radar/rain', '?place=nowhere-at-all', 404],
    ['/radar/hail', '', 503],
    ['/radar/lightning', '', 200],
    ['/radar/lightning', '?place=bern&lang=it', 200],
    ['/radar/lightning', '?place=nowhere-at-all', 404],
    ['/radar/latest.svg', '?theme=dark', 200],
    ['/radar/latest.svg', '?theme=pink', 400],
    ['/sun.ics', '?place=bern&lang=it', 200],
    ['/sun.ics', '', 400],
    ['/sun.ics', '?place=nowhere-at-all', 404],
    ['/alerts.ics', '?place=lugano', 200],
    ['/alerts.ics', '?place=tokyo', 404],
    ['/key', '', 200],
    ['/push', '', 200],
  ])('GET %s%s: %i', async (path, query, status) => {
    const answer = await get(path + query)
    expect(answer.status).toBe(status)
    await documented.expectDocumented(answer, path)
  })

  it.each(['png', 'svg'])('GET /radar/frames/….%s without such a picture', async (ending) => {
    const answer = await get(`/radar/frames/${'0'.repeat(16)}.${ending}`)
    expect(answer.status).toBe(404)
    await documented.expectDocumented(answer, `/radar/frames/{hash}.${ending}`)
  })

  it.each([
    ['/clouds/202607211900.png', '/{layer}/{time}.png'],
    ['/clouds/202607211900.bin', '/{layer}/{time}.bin'],
    ['/points.bin', '/points.bin'],
    ['/precipitation/202607211900.svg', '/precipitation/{time}.svg'],
  ])('GET /map/forecast/…%s without such a run', async (piece, path) => {
    const answer = await get(`/map/forecast/202607211700-AAAAAAAA1${piece}`)
    expect(answer.status).toBe(404)
    await documented.expectDocumented(answer, `/map/forecast/{run}${path}`)
  })

  it.each(['/history', '/history.csv'])('GET /stations/…%s of no station', async (ending) => {
    const answer = await get(`/stations/XYZ${ending}`)
    expect(answer.status).toBe(404)
    await documented.expectDocumented(answer, `/stations/{station}${ending}`)
  })

  it('a position without a name is null, and results carry an id', async () => {
    expect(await (await get('/places/reverse?lat=0&lon=-31')).json()).toMatchObject({ result: null })
    const { results } = await (await get('/places?q=thun&more=1')).json()
    expect(results.map(({ id }: { id: string }) => id)).toEqual(['relation/1682378', 'node/1'])
  })

  it('a geocoder that is down is no position without a name', async () => {
    upstreams.setFaults([{ matches: '/reverse', kind: 'refuse' }])
    const answer = await get('/places/reverse?lat=46.1&lon=7.1')
    expect(answer.status).toBe(503)
    await documented.expectDocumented(answer, '/places/reverse')
    upstreams.setFaults([])
  })

  it('a place the gazetteer knows is its own page, another keeps its name wherever it is requested', async () => {
    const { results } = await (await get('/places?q=thun&more=1')).json()
    const [town, pass] = results.map(({ value }: { value: string }) => value)
    expect(town).toBe('thun')
    expect(pass).toMatch(/^46\.5475,7\.9852~Aaa_Peak~[\w-]{12}$/)
    const { place } = await (await get(`/weather?place=${encodeURIComponent(pass)}`)).json()
    expect(place).toMatchObject({ slug: pass, name: 'Aaa Peak', country: 'CH' })
    const page = await (await fetch(`${server.url}/de/location/${pass}`)).text()
    expect(page).toMatch(/<title>[^<]*Aaa Peak/)
    const saved = await fetch(`${server.url}/de/forecast`, {
      headers: { cookie: `userLocation=${encodeURIComponent(pass)}` },
    })
    expect(await saved.text()).toContain('Aaa Peak')
    const forged = await fetch(`${server.url}/de/location/${pass.replace('Aaa_Peak', 'Call_0900')}`)
    expect(await forged.text()).not.toContain('Call 0900')
  })

  it('refusals of the key fit too', async () => {
    const put = (body: string, headers: Record<string, string> = asJson) =>
      get('/key', { method: 'PUT', body, headers })
    const away = { 'X-Forwarded-For': '203.0.113.7' }
    for (const [answer, status] of [
      [await put('{"key":""}'), 422],
      // A page elsewhere may send this type without asking first.
      [await put('{"key":"x"}', { 'Content-Type': 'text/plain' }), 415],
      [await put('{"key":"a secret'), 400],
      [await put(`{"key":"${'x'.repeat(9000)}"}`), 413],
      [await put('{"key":"x"}', away), 401],
      [await put('{"key":"x"}', { ...away, 'X-Operator-Code': 'wrong' }), 403],
    ] as const) {
      expect(answer.status).toBe(status)
      await documented.expectDocumented(answer, '/key', 'put')
    }
  })

  it.each(['put', 'post', 'delete'])('refusals of a subscription fit too: %s', async (method) => {
    const send = (init: RequestInit) =>
      get('/push/subscription', { method: method.toUpperCase(), body: '{}', headers: asJson, ...init })
    for (const [answer, status] of [
      [await send({}), 422],
      [await send({ body: '{"subscription":' }), 400],
      [await send({ headers: {} }), 415],
      [await send({ headers: { Origin: 'https://elsewhere.example' } }), 403],
    ] as const) {
      expect(answer.status).toBe(status)
      await documented.expectDocumented(answer, '/push/subscription', method)
    }
  })

  it('every described path is tried here or, with pictures, in a test of their own', () => {
    expect(documented.paths.toSorted()).toEqual([
      '/accuracy',
      '/alerts',
      '/alerts.geojson',
      '/alerts.ics',
      '/alerts.png',
      '/alerts/{warning}.png',
      '/display/{slug}.png',
      '/key',
      '/location/{slug}.png',
      '/map/forecast',
      '/map/forecast/{run}/points.bin',
      '/map/forecast/{run}/precipitation/{time}.svg',
      '/map/forecast/{run}/{layer}/{time}.bin',
      '/map/forecast/{run}/{layer}/{time}.png',
      '/mountain',
      '/places',
      '/places/reverse',
      '/plan',
      '/pollen',
      '/push',
      '/push/subscription',
      '/radar',
      '/radar.png',
      '/radar/frames/{hash}.png',
      '/radar/frames/{hash}.svg',
      '/radar/hail',
      '/radar/latest.svg',
      '/radar/lightning',
      '/radar/rain',
      '/radar/sums',
      '/rain-signal',
      '/snow/bulletin',
      '/snow/stations',
      '/stations',
      '/stations/{station}/history',
      '/stations/{station}/history.csv',
      '/sun.ics',
      '/water',
      '/water/lakes',
      '/weather',
      '/wind',
    ])
  })
})

describe('every read of the API', () => {
  it('is compressed and carries an ETag that its age does not change', async () => {
    const first = await get('/weather?place=bern')
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const etag = first.headers.get('etag') ?? ''
    const { ageSeconds } = await first.json()
    await expect
      .poll(async () => (await (await get('/weather?place=bern')).json()).ageSeconds)
      .toBeGreaterThan(ageSeconds)
    const again = await get('/weather?place=bern', { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })

  it('gives only the hours and fields that are asked for, and refuses a name that no field has', async () => {
    const { data } = await (await get('/weather?place=bern&hours=3&fields=temperatureC')).json()
    expect(data.hourly).toHaveLength(3)
    expect(Object.keys(data.hourly[0]).toSorted()).toEqual(['startAt', 'startAtIso', 'temperatureC'])
    expect(Object.keys(data.daily[0])).toEqual(['date'])
    const refused = await get('/weather?place=bern&fields=temperatureC,warmth')
    expect(refused.status).toBe(400)
    expect((await refused.json()).detail).toContain('"warmth"')
  })

  it('is explained on one page: fields, units and an answer of this site', async () => {
    const page = await (await get('')).text()
    expect(page).toMatch(/windGustKmh<\/code><\/th>\s*<td>number or null, km\/h/)
    expect(page).toContain('<code>/api/v1/weather?place=zurich</code>')
    expect(page).toMatch(/&quot;temperatureC&quot;: -?\d+(\.\d)?,/)
  })
})
