import { describe, expect, it } from 'vitest'
import { languages } from '../../src/domain/language.ts'
import { eventually } from '../support/eventually.ts'
import { addressesIn, opened } from '../support/opened-page.ts'
import { ownServer } from '../support/own-server.ts'
import { untilLocalForecasts, untilWarnings } from '../support/until-ready.ts'

/** What a page says and where it leads, as it is sent: without scripts, and without a browser. */
const url = process.env.SITE_URL ?? (await ownServer({}, { hasRadar: true })).url
await Promise.all([untilLocalForecasts(url), untilWarnings(url)])
const visit = (path: string, headers?: Record<string, string>) => opened(url + path, headers)

/** A source may be read only after the server's start. */
const untilSaid = (path: string, says: RegExp) =>
  eventually(async () => {
    const page = await visit(path)
    expect(page.main.text).toMatch(says)
    return page
  })

describe('the legal pages', () => {
  it.each(languages)('in %s have a title, a description, a date and a way home', async (language) => {
    for (const name of ['privacy', 'terms', 'cookies', 'ads', 'accessibility']) {
      const page = await visit(`/${language}/${name}`)
      expect(page.title).toBe(`${page.heading} | Wetterhorn`)
      expect(page.one('meta', { name: 'description' }).attribute('content')).toMatch(/\w{3}/)
      const date = page.main.one('time')
      expect(date.attribute('datetime')).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(date.text).toContain(date.attribute('datetime')?.slice(0, 4))
      expect(addressesIn(page.main)[0]).toBe(`/${language}`)
    }
  })
})

it('the manifest of the installed site has its language, shortcuts, icons and pictures', async () => {
  const manifest = await (await fetch(`${url}/de/site.webmanifest`)).json()
  const { icons, screenshots, shortcuts, lang } = manifest as {
    lang: string
    shortcuts: { name: string }[]
    icons: { src: string; type: string; purpose?: string }[]
    screenshots: { src: string; type: string }[]
  }
  expect(lang).toBe('de')
  expect(shortcuts.map(({ name }) => name)).toEqual(['Radar', 'Warnungen', 'Meine Orte'])
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  expect(screenshots.length).toBeGreaterThan(0)
  for (const { src, type } of [...icons, ...screenshots])
    expect((await fetch(url + src)).headers.get('content-type'), src).toBe(type)
})

describe('header and footer', () => {
  it('lead everywhere, and say that the data is invented', async () => {
    const page = await visit('/en/contact')
    const footer = page.one('footer')
    const linksOf = (name: string) => {
      const list = footer.all('nav').find((one) => one.text.startsWith(name))
      return list ? addressesIn(list).map((href) => href?.replace('/en/', '')) : []
    }
    const cities = ['zurich', 'bern', 'geneva', 'basel', 'lausanne', 'lucerne', 'st-gallen', 'lugano']
    expect(linksOf('Popular cities')).toEqual(cities.map((city) => `location/${city}`))
    const regions = ['northern', 'eastern', 'central', 'western', 'southern'].map(
      (one) => `${one}-switzerland`,
    )
    expect(linksOf('Swiss regions')).toEqual([...regions, 'alpine'].map((one) => `region/${one}`))
    expect(linksOf('Weather')).toEqual([
      ...['radar', 'alerts', 'forecast', 'precipitation', 'places', 'plan', 'where', 'way'],
      ...['mountain', 'snow', 'water', 'pollen', 'seasonal', 'accuracy'],
    ])
    // The settings of cookies are on the page about them.
    expect([...new Set(linksOf('About'))]).toEqual([
      ...['about', 'contact', 'privacy', 'terms', 'cookies', 'settings', 'ads', 'accessibility', 'embed'],
    ])
    const parts = ['snow#line', 'water?view=bathing', 'plan?need=hay', 'mountain#winds', 'about#sources']
    expect(addressesIn(footer)).toEqual(expect.arrayContaining(parts.map((part) => `/en/${part}`)))
    // None is configured.
    expect(footer.text).not.toContain('Source code')
    expect(footer.text).toContain('© 2026 Wetterhorn')
    const header = page.one('header')
    expect(header.text).toContain('Demo data')
    expect(addressesIn(header)).toEqual(
      expect.arrayContaining(['/en', '/en/radar', '/en/alerts', '/en/forecast', '/en/precipitation']),
    )
  })

  it('mark the page that is shown, take its place along and keep the language of the address', async () => {
    for (const section of ['radar', 'alerts', 'forecast', 'precipitation']) {
      const { attribute } = (await visit(`/en/${section}`)).one('header').one('a', {
        href: `/en/${section}`,
      })
      expect([section, attribute('aria-current')]).toEqual([section, 'page'])
    }
    const ofLugano = (await visit('/en/location/lugano')).one('header')
    expect(addressesIn(ofLugano)).toContain('/en/forecast?place=lugano')
    const french = await visit('/fr/about')
    const local = addressesIn(french).filter((href) => /^\/(?!api\/|licences\.txt)/.test(href ?? ''))
    const other = french.one('footer').one('a', { href: '/fr/location/bern' })
    expect(other.text).toBe('Berne')
    const languageOf = (href = '') => /^\/(\w\w)(?=[/?#]|$)/.exec(href)?.[1]
    const ofMenu = ['en', 'de', 'it'].map((language) => `/${language}/about`)
    expect(local.filter((href) => languageOf(href) !== 'fr' && !ofMenu.some((one) => href === one))).toEqual(
      [],
    )
  })

  it('stand under the sky of a page that has one', async () => {
    const skyOf = async (path: string) => (await visit(path)).one('header').attribute('data-sky')
    expect(await skyOf('/en')).toMatch(/\w/)
    expect(await skyOf('/en/contact')).toBeUndefined()
  })

  it('the cookie settings are a link, and the house panel stands in the boxes of ads', async () => {
    const page = await visit('/en')
    expect(
      page
        .one('footer')
        .one('a', /^Cookie Settings$/)
        .attribute('href'),
    ).toBe('/en/cookies')
    expect(page.one('figure', { class: /\bad-footer\b/ }).text).toContain('Your Ad Here')
  })
})

it('a missing page is in the visitor’s language', async () => {
  const page = await visit('/nope', { 'Accept-Language': 'it-CH' })
  expect([page.status, page.main.text]).toEqual([404, expect.stringContaining('Questa pagina non esiste')])
})

describe('a region', () => {
  it('leads to its places and to the other five', async () => {
    const central = await visit('/de/region/central-switzerland')
    const lucerne = central.main.all('h3').find(({ text }) => text.startsWith('Luzern'))
    expect(lucerne && addressesIn(lucerne)).toEqual(['/de/location/lucerne'])
    const southern = await visit('/fr/region/southern-switzerland')
    const others = addressesIn(southern.main).filter((href) => href?.startsWith('/fr/region/'))
    expect(others).toHaveLength(5)
    expect(others).toContain('/fr/region/alpine')
  })
})

describe('choices that stand in the address', () => {
  it('the criteria of the planner', async () => {
    const asked = await visit('/en/plan?place=bern&need=ski&max=-10')
    const chosenIn = ({ main }: typeof asked) =>
      main.one('select', { name: 'max' }).one('option', { selected: '' }).attribute('value')
    expect(chosenIn(asked)).toBe('-10')
    const form = asked.main.all('form').find((one) => one.all('select', { name: 'max' }).length > 0)
    const kept = form?.all('input', { type: 'hidden' }).map((one) => one.attribute('value'))
    expect(kept).toEqual(expect.arrayContaining(['bern', 'ski']))
    const reset = asked.main.one('a', /^Reset to suggestions$/).attribute('href') ?? ''
    expect(reset).not.toContain('max')
    expect(chosenIn(await visit(reset))).toBe('4')
  })

  it('the kind of pollen and its station, out of season', async () => {
    const page = await untilSaid('/en/pollen?place=bern', /Out of season/)
    expect(page.heading).toBe('Pollen in Bern')
    const oak = page.main.one('nav', { 'aria-label': 'Kind of pollen' }).one('a', /^Oak$/)
    const ofOak = await visit(oak.attribute('href') ?? '')
    const across = ofOak.main.all('table').filter((table) => /^Oak: load by station/.test(table.text))
    expect(across[0]?.all('tr')).toHaveLength(7)
    const zurich = across.flatMap((table) => table.all('a')).find(({ text }) => text === 'Zürich')
    const station = await visit(zurich?.attribute('href') ?? '')
    expect(station.main.one('h2', /^Zürich station$/)).toBeTruthy()
    expect(station.main.text).toMatch(/None today or yesterday: hazel, .* grasses/)
  })

  it('the order of the snow depths, without a bulletin in November', async () => {
    const page = await visit('/en/snow?place=davos')
    expect(page.heading).toBe('Snow and avalanches')
    expect(page.main.text).toContain('The SLF publishes no avalanche bulletin at the moment')
    expect(page.main.one('a', /^Current bulletin at slf\.ch/).attribute('href')).toMatch(/slf\.ch/)
    const firstOf = ({ main }: typeof page) =>
      main.one('table', /^Snow depths/).all('th', { scope: 'row' })[0]?.text
    expect(firstOf(page)).toMatch(/^Davos \(GR\)/)
    const byHeight = page.main.one('a', { href: /place=davos&sort=altitude/ }).attribute('href') ?? ''
    expect(firstOf(await visit(byHeight))).toMatch(/^Jungfraujoch \(VS\)/)
  })

  it('a day nobody forecasts is answered with today and a word about it', async () => {
    const { main } = await visit('/en/forecast?day=2020-01-01')
    expect(main.text).toContain('No forecast for that day; showing today instead.')
    expect(main.text).toContain('Today, Sunday 15 November:')
  })

  it('the eighth day has its hours too with local forecasts, with ranges and sunshine', async () => {
    const { main } = await visit('/en/forecast?day=2026-11-22&view=table')
    const hours = main.one('table', /^Hour by hour/).all('tr')
    expect(hours.at(-1)?.text).toMatch(/^23:00.*likely/)
    expect(main.text).toContain('Sunshine')
    expect((await visit('/en/forecast?day=2026-11-22')).main.text).toContain('eight cases in ten')
  })
})

describe('föhn and bise', () => {
  it('/wind leads to them among the mountains, in the language of its address', async () => {
    const answer = await fetch(`${url}/de/wind`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/de/mountain#winds'])
    const { main } = await untilSaid('/en/mountain', /Pressure is .*(Lugano|Zurich)/)
    const hours = main.all('table').filter(({ text }) => text.includes('Strongest gust'))
    // The stations' files begin at noon of the day before: at least the head and twelve hours.
    expect(hours[0]?.all('tr').length).toBeGreaterThan(12)
    expect(main.text).toMatch(/about 4 hPa between Lugano and Zurich/)
  })
})

it('no ad stands inside or next to a severe warning', async () => {
  const { main } = await visit('/en', { Cookie: 'userLocation=guttannen' })
  const sections = main.all('section')
  const isSevere = (section: (typeof sections)[number]) =>
    ['article', 'a', 'div', 'p'].some((tag) => section.all(tag, { class: /\bseverity-[34]\b/ }).length > 0)
  const at = sections.findIndex(isSevere)
  expect(at).toBeGreaterThanOrEqual(0)
  const near = sections.slice(Math.max(0, at - 1), at + 2)
  expect(near.flatMap((section) => section.all('figure', { class: /\bad\b/ }))).toEqual([])
})
