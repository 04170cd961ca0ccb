import { describe, expect, it } from 'vitest'
import { atOneMoment, sharedSite } from '../support/shared-site.ts'
import { expectChosenUnits, textOf, type UnitKind } from '../support/written-units.ts'

const server = await sharedSite()

const get = (path: string, settings?: string) =>
  fetch(server.url + path, settings === undefined ? {} : { headers: { cookie: `settings=${settings}` } })

/** Which kinds of figures each page shows, whatever the weather. */
const pages: [string, UnitKind[]][] = [
  ['/en', ['temperature', 'wind']],
  ['/en/location/lugano', ['temperature', 'wind']],
  ['/en/forecast', ['temperature', 'wind', 'precipitation']],
  ['/en/forecast?view=table', ['temperature', 'wind', 'precipitation']],
  ['/en/precipitation', ['precipitation']],
  ['/en/radar', ['precipitation']],
  ['/en/seasonal', ['temperature', 'precipitation']],
  ['/en/snow', ['temperature', 'wind', 'precipitation']],
  ['/en/plan?need=walk', ['temperature', 'wind', 'precipitation']],
  ['/en/plan?need=walk&view=table', ['temperature', 'wind', 'precipitation']],
  ['/en/water?view=bathing', ['temperature']],
  ['/en/region/alpine', ['temperature', 'wind']],
  ['/en/about', ['precipitation']],
]

describe('every page is written in the chosen units, and in no others', () => {
  it.each(pages)('%s', (path, kinds) => expectChosenUnits(server.url, path, kinds))

  it('the same place is as warm in both, on home and for kept places', () =>
    atOneMoment(async () => {
      const hero = (text: string) => Number(/(−?\d+)\s+°\s+[CF]\b/.exec(text)?.[1]?.replace('−', '-'))
      const c = hero(await textOf(server.url, '/en/location/bern', '1.system.C.kmh.mm.system'))
      const f = hero(await textOf(server.url, '/en/location/bern', '1.system.F.kmh.mm.system'))
      expect(Math.abs(f - (c * 1.8 + 32))).toBeLessThanOrEqual(1.4)
    }))
})

describe('the cookie', () => {
  const htmlTag = async (settings?: string) =>
    /<html[^>]*>/.exec(await (await get('/en', settings)).text())?.[0]

  it('makes theme and motion part of the document as it is sent', async () => {
    expect(await htmlTag('1.dark.C.kmh.mm.reduced')).toMatch(/data-theme="dark" data-motion="reduced"/)
    expect(await htmlTag()).not.toMatch(/data-(theme|motion)/)
    const answer = await get('/en', '1.dark.F.kt.in.full')
    expect(answer.headers.get('vary')).toContain('Cookie')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it.each(['', '1', '2.dark.F.kt.in.full', '1.dark.F.kt.in.__proto__', '%00%ff', `1.${'x'.repeat(3000)}`])(
    'that we would not set changes nothing: %s',
    async (settings) => {
      const [plain, odd] = await Promise.all([get('/en/contact'), get('/en/contact', settings)])
      expect(odd.headers.get('etag')).toBe(plain.headers.get('etag'))
    },
  )

  it('leaves the API and embeds metric; an embed’s address may ask for °F', () =>
    atOneMoment(async () => {
      const api = '/api/v1/weather?lat=46.95&lon=7.45'
      const [plain, chosen] = await Promise.all([get(api), get(api, '1.dark.F.kt.in.full')])
      expect((await chosen.json()).data).toEqual((await plain.json()).data)
      expect(await (await get('/en/embed/bern', '1.dark.F.kt.in.full')).text()).toMatch(/\d\u00a0°C/)
      expect(await (await get('/en/embed/bern?temperature=F')).text()).toMatch(/\d\u00a0°F/)
    }))
})

describe('the form without scripts', () => {
  const chosen = { theme: 'dark', motion: 'full', temperature: 'F', wind: 'bft', precipitation: 'in' }
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      redirect: 'manual',
    })

  it('sets the cookie and shows the page again, with the choice in it', async () => {
    const answer = await post('/de/settings', chosen)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/settings'])
    expect(answer.headers.get('set-cookie')).toMatch(
      /^settings=1\.dark\.F\.bft\.in\.full; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    )
    const html = await (await get('/de/settings', '1.dark.F.bft.in.full')).text()
    const checked = html.match(/<input[^>]*type="radio"[^>]*checked=""[^>]*>/g)
    expect(checked?.map((one) => /value="(\w+)"/.exec(one)?.[1])).toEqual(['dark', 'full', 'F', 'bft', 'in'])
  })

  it('removes it where nothing is chosen, and refuses what is no choice or comes from elsewhere', async () => {
    const plain = { theme: 'system', motion: 'system', temperature: 'C', wind: 'kmh', precipitation: 'mm' }
    expect((await post('/settings', plain)).headers.get('set-cookie')).toMatch(/^settings=; Max-Age=0/)
    expect((await post('/settings', { ...chosen, wind: 'mph' })).status).toBe(422)
    expect((await post('/settings', {})).status).toBe(422)
    expect((await post('/xx/settings', chosen)).status).toBe(404)
    expect((await post('/settings', { ...chosen, more: 'x'.repeat(5000) })).status).toBe(413)
    for (const path of ['/settings', '/settings/delete'])
      expect((await post(path, chosen, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('deletes everything the browser keeps of us', async () => {
    const answer = await post('/fr/settings/delete', {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/settings?deleted='])
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"')
    expect(answer.headers.getSetCookie().map((one) => one.split('=')[0])).toEqual([
      ...['settings', 'language', 'userLocation', 'operator'],
    ])
    expect(await (await get('/fr/settings?deleted=')).text()).toContain('a été supprimé')
  })
})
