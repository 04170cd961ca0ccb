import { describe, expect, it } from 'vitest'
import { addressesIn, opened } from '../support/opened-page.ts'
import { ownFaultyServer } from '../support/own-faulty-server.ts'
import { ownServer } from '../support/own-server.ts'
import { pngSize } from '../support/png-size.ts'
import { saveKey } from '../support/server-process.ts'

/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:9'
const server = await ownServer({
  ALERTS_FEED_URL: `${nowhere}/feed`,
  OPENWEATHER_BASE_URL: nowhere,
  METNO_BASE_URL: nowhere,
  SLF_BASE_URL: nowhere,
})

it('gives no feed rather than samples or a false all-clear', async () => {
  const answer = await fetch(`${server.url}/alerts.atom?place=bern`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('120')
})

it('gives no empty calendar where the warnings are not known', async () => {
  const answer = await fetch(`${server.url}/api/v1/alerts.ics?place=bern`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('120')
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
})

it('lets nobody keep an answer without the warnings', async () => {
  const answer = await fetch(`${server.url}/api/v1/alerts?place=bern`)
  expect((await answer.json()).data.state).toBe('sample')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('shows unknown warnings as unknown in other sites', async () => {
  const html = await (await fetch(`${server.url}/en/embed/bern?shape=line`)).text()
  expect(html).toContain('Warnings currently unknown')
})

it('there is still a picture of a place, for no longer than the request', async () => {
  const answer = await fetch(`${server.url}/de/location/bern.png`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0')
  expect(pngSize(Buffer.from(await answer.arrayBuffer()))).toEqual([1200, 630])
})

describe('each page says what is missing and keeps what it has', () => {
  const visit = async (path: string) => (await opened(server.url + path)).main
  const noWeather = 'Failed to load weather data'

  it('home: the error, a way to try again, and samples that say what they are', async () => {
    const page = await opened(`${server.url}/en?place=bern`)
    expect([page.status, page.heading]).toEqual([200, expect.stringContaining('Bern')])
    const { main } = page
    expect(main.text).toContain('No weather source is responding at the moment. Please try again later.')
    expect(main.one('a', /^Try Again$/).attribute('href')).toBe('/en?place=bern')
    expect(main.text).toContain('Examples, not real warnings')
    expect(main.all('article')[0]?.text).toContain('[EXAMPLE DATA]')
    expect(main.all('article', { class: /severity-[1-4]/ })).toEqual([])
  })

  it('warnings: samples never look like warnings', async () => {
    const main = await visit('/en/alerts')
    expect(main.text).toContain('Examples, not real warnings')
    const samples = main.all('article').filter(({ text }) => text.includes('EXAMPLE'))
    expect(samples.length).toBeGreaterThan(0)
    for (const card of samples) {
      expect(card.attribute('class')).not.toMatch(/severity-/)
      expect(card.all('svg', { 'aria-label': /Level/ })).toEqual([])
    }
    expect(main.text).not.toContain('MeteoSwiss / EUMETNET')
    const status = (await visit('/en/about')).all('tr').map(({ text }) => text)
    expect(status.filter((row) => /MeteoAlarm/.test(row))).toEqual([expect.stringMatching(/Not available/)])
  })

  it('forecast, seasonal, precipitation and a region: the message, and what still stands', async () => {
    const forecast = await visit('/en/forecast')
    expect(forecast.one('div', { role: 'alert' }).text).toContain(noWeather)
    expect(forecast.one('a', /^Try Again$/).attribute('href')).toBe('/en/forecast')
    const seasonal = await visit('/en/seasonal')
    expect(seasonal.one('div', { role: 'alert' }).text).toContain(noWeather)
    expect(seasonal.one('table', /^Autumn/).all('tr').length).toBeGreaterThan(3)
    expect(seasonal.text).not.toContain('usual for mid-November')
    const precipitation = await visit('/en/precipitation')
    expect(precipitation.text).toContain('No radar images at the moment')
    expect(precipitation.one('div', { role: 'alert' }).text).toContain(noWeather)
    const region = await opened(`${server.url}/en/region/alpine`)
    expect(region.heading).toBe('Alps')
    expect(region.main.one('h2', /^Alerts/).text).toBe('Alerts')
    expect(region.main.one('a', /^Try Again$/).attribute('href')).toBe('/en/region/alpine')
  })

  it('snow: a silent source is no all-clear', async () => {
    const { text } = await visit('/de/snow')
    expect(text).toContain('Der Dienst des SLF antwortet nicht. Das heisst nicht, dass keine Gefahr besteht.')
    expect(text).toContain('Zurzeit erreichen uns keine Schneehöhen')
  })
})

it('without a mail address the contact page says who runs the site and where to report mistakes', async () => {
  const { url } = await ownServer({
    OPERATOR_NAME: 'Muster AG, 3000 Bern',
    ISSUES_URL: 'https://issues.example/list',
  })
  const { main } = await opened(`${url}/en/contact`)
  expect(main.one('section', /Who runs this site/).text).toContain('Muster AG, 3000 Bern')
  expect(main.one('a', /^Report an issue/).attribute('href')).toBe('https://issues.example/list')
  expect(addressesIn(main).filter((href) => href?.startsWith('mailto:'))).toEqual([])
})

it('without a key the forecast leads home, where the operator enters it', async () => {
  const { url } = await ownServer({ DEMO: 'false', SOURCE_PATIENCE_MS: '300' })
  const { main } = await opened(`${url}/de/forecast`)
  expect(main.one('div', { role: 'alert' }).text).toContain('Kein Schlüssel für den Wetterdienst')
  expect(main.one('a', /^Zur Startseite$/).attribute('href')).toBe('/de')
})

it('a refused key is the operator’s business: visitors read that there is no weather', async () => {
  const provider = await ownFaultyServer((_request, response) => {
    response
      .writeHead(401, { 'Content-Type': 'application/json' })
      .end('{"cod":401,"message":"Invalid API key"}')
  })
  const own = await ownServer({
    OPENWEATHER_BASE_URL: provider.origin,
    SOURCE_PATIENCE_MS: '1000',
    LOG_LEVEL: 'error',
  })
  await saveKey(own)
  // On a busy machine the first answer may be "took too long".
  await expect
    .poll(async () => (await opened(`${own.url}/en`)).main.text)
    .toContain('Failed to load weather data. Please try again later.')
  const { main } = await opened(`${own.url}/en`)
  expect(addressesIn(main).filter((href) => href?.includes('setup'))).toEqual([])
  expect(main.text).not.toMatch(/\bkey\b/i)
  expect(own.output()).toContain('refuses the key')
})
