import { describe, expect, it } from 'vitest'
import { atOneMoment, sharedSite } from '../support/shared-site.ts'

const server = await sharedSite()

const glances = (values: readonly string[], language = 'en', init?: RequestInit) =>
  fetch(
    `${server.url}/${language}/places/glances?${new URLSearchParams(values.map((value) => ['place', value]))}`,
    init,
  )

describe('the weather of kept places', () => {
  it('comes in one answer, in the requested order and in the address’s language', async () => {
    const answer = await glances(['bern', '46.0200,7.7500', 'tokyo', 'nowhere-at-all'], 'fr')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const { glances: found, sources } = await answer.json()
    expect(found.map(({ requested, name }: Record<string, unknown>) => [requested, name])).toEqual([
      ['bern', 'Berne'],
      ['46.0200,7.7500', 'Zermatt'],
      ['tokyo', 'Tokyo'],
      ['nowhere-at-all', null],
    ])
    expect(found[0].weather.temperatureC).toEqual(expect.any(Number))
    expect(found[2].warningNote).toBe('Hors de notre zone d’alerte')
    expect(sources.length).toBeGreaterThan(0)
  })

  it('shows what the place’s own page shows', () =>
    atOneMoment(async () => {
      const { glances: found } = await (await glances(['lugano'])).json()
      const page = await (await fetch(`${server.url}/en/location/lugano`)).text()
      const { maxC, minC } = found[0].weather.range
      const shown = /<p class="hero-range"(.*?)<p class="hero-age"/s.exec(page)?.[1]?.replace(/<[^>]*>/g, '')
      const written = (valueC: number) => `${valueC <= -0.5 ? '−' : ''}${Math.round(Math.abs(valueC))}°`
      expect(shown).toContain(written(maxC))
      expect(shown).toContain(written(minC))
    }))

  it('is bounded: thirty places and no more', async () => {
    const places = Array.from({ length: 31 }, (_, index) => `${46 + index / 100},7.5`)
    expect((await glances(places.slice(0, 30))).status).toBe(200)
    expect((await glances(places)).status).toBe(400)
    expect((await glances([])).status).toBe(400)
  })

  it('is cached for everybody, and nothing is set', () =>
    atOneMoment(async () => {
      const first = await glances(['chur', 'thun'])
      const etag = first.headers.get('etag') ?? ''
      expect((await glances(['chur', 'thun'], 'en', { headers: { 'If-None-Match': etag } })).status).toBe(304)
      expect(first.headers.get('set-cookie')).toBeNull()
    }))
})

it('the page is no search engine’s, and says without scripts why it is empty', async () => {
  const html = await (await fetch(`${server.url}/de/places`)).text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toContain('Deine Orte sind in deinem Browser gespeichert')
})

it('/cookies lists what is stored', async () => {
  expect(await (await fetch(`${server.url}/en/cookies`)).text()).toContain('<code>myPlaces</code>')
})
