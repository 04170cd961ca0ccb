import { describe, expect, it } from 'vitest'
import { parseXml } from '../../src/upstreams/xml/parse-xml.ts'
import { atOneMoment, sharedSite } from '../support/shared-site.ts'

const server = await sharedSite()

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/alerts.atom${query}`, { headers })
const feedOf = async (query: string) => parseXml(await (await get(query)).text(), 'feed')
const entries = (feed: Awaited<ReturnType<typeof feedOf>>) =>
  feed.children
    .filter(({ name }) => name === 'entry')
    .map((entry) => Object.fromEntries(entry.children.map(({ name, text }) => [name, text])))

describe('/alerts.atom', () => {
  it('lists the same warnings as the API, in the same words, and other dangers after them', () =>
    atOneMoment(async () => {
      const { data } = await (await fetch(`${server.url}/api/v1/alerts`)).json()
      const all = entries(await feedOf('?lang=fr'))
      const further = all.findIndex(({ id }) => id?.startsWith('urn:wetterhorn:danger:'))
      const listed = further < 0 ? all : all.slice(0, further)
      expect(listed.length).toBe(data.alerts.length)
      expect(listed.length).toBeGreaterThan(0)
      for (const [index, warning] of data.alerts.entries()) {
        expect(listed[index]?.content).toContain(warning.texts.fr.description)
        expect(listed[index]?.title).toContain(`${warning.texts.fr.title} – ${warning.area}`)
      }
    }))

  it('narrows down to a region and to a place', () =>
    atOneMoment(async () => {
      const all = entries(await feedOf('')).length
      expect(entries(await feedOf('?region=northern-switzerland')).length).toBeLessThan(all)
      const zurich = await feedOf('?place=zurich&lang=it')
      expect(zurich.children.find(({ name }) => name === 'title')?.text).toContain('Zurigo')
    }))

  it('is an Atom answer that readers can ask for again cheaply', () =>
    atOneMoment(async () => {
      const answer = await get('?region=alpine')
      expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
      const etag = answer.headers.get('etag') ?? ''
      expect((await get('?region=alpine', { 'If-None-Match': etag })).status).toBe(304)
    }))

  it.each([
    ['?place=nowhere-at-all', 404],
    ['?region=bavaria', 404],
    ['?lang=xx', 400],
  ])('%s answers %i', async (query, status) => {
    const answer = await get(query)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  })
})

it.each([
  ['/de/alerts?region=alpine', 'region=alpine&amp;lang=de'],
  ['/fr/location/zurich', 'place=zurich&amp;lang=fr'],
  ['/it/region/alpine', 'region=alpine&amp;lang=it'],
])('is linked from %s', async (path, query) => {
  const html = await (await fetch(server.url + path)).text()
  const link = /<link[^>]*type="application\/atom\+xml"[^>]*>/.exec(html)?.[0]
  expect(link).toContain('rel="alternate"')
  expect(link).toContain(`href="/alerts.atom?${query}"`)
})

it('is not linked from a place that it does not cover', async () => {
  expect((await get('?place=paris')).status).toBe(404)
  const html = await (await fetch(`${server.url}/fr/location/paris`)).text()
  expect(html.includes('application/atom+xml')).toBe(false)
})
