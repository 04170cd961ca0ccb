import { describe, expect, it } from 'vitest'
import { atOneMoment, sharedSite } from '../support/shared-site.ts'

const server = await sharedSite()

const get = (of: string, query: string, init?: RequestInit) =>
  fetch(`${server.url}/api/v1/${of}.ics?${query}`, init)
/** Each event's properties by name, without their parameters. */
async function events(answer: Promise<Response>): Promise<Record<string, string>[]> {
  const lines = (await (await answer).text()).replaceAll('\r\n ', '')
  return lines
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        [...event.matchAll(/^([A-Z-]+)[^:\r\n]*:(.*?)\r$/gm)].map(([, name, value]) => [name, value]),
      ),
    )
}

describe('/sun.ics', () => {
  it('has each rising and setting of sixty days, at the minutes the pages show', async () => {
    const found = await events(get('sun', 'place=bern&lang=de'))
    expect(found).toHaveLength(120)
    expect(found[0]).toMatchObject({ SUMMARY: 'Sonnenaufgang', LOCATION: 'Bern' })
    expect(found[1]).toMatchObject({ SUMMARY: 'Sonnenuntergang', LOCATION: 'Bern' })
    const page = await (await fetch(`${server.url}/de/seasonal?place=bern`)).text()
    for (const { DTSTART } of found.slice(0, 2)) {
      // Switzerland is an hour ahead in November.
      const [, hour, minute] = /^20261115T(\d\d)(\d\d)00Z$/.exec(DTSTART ?? '') ?? []
      expect(page).toContain(`${String(Number(hour) + 1).padStart(2, '0')}:${minute}`)
    }
    expect(new Set(found.map(({ UID }) => UID)).size).toBe(120)
    expect(found[0]?.UID).toBe((await events(get('sun', 'place=bern&lang=fr')))[0]?.UID)
  })

  it('has none where the sun does not rise', async () => {
    const found = await events(get('sun', 'place=78.2200,15.6500'))
    expect(found).toEqual([])
  })

  it('can be revalidated cheaply', () =>
    atOneMoment(async () => {
      const answer = await get('sun', 'place=bern')
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const again = await get('sun', 'place=bern', {
        headers: { 'If-None-Match': answer.headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
    }))
})

describe('/alerts.ics', () => {
  it('lists the same warnings as the API, in the same words and times', () =>
    atOneMoment(async () => {
      const { data } = await (await fetch(`${server.url}/api/v1/alerts`)).json()
      const { alerts } = data as { alerts: { id: string; area: string }[] }
      expect(alerts.length).toBeGreaterThan(0)
      const { data: here } = await (await fetch(`${server.url}/api/v1/alerts?place=lugano`)).json()
      // Floods, avalanches, fire and drought are events besides.
      const found = (await events(get('alerts', 'place=lugano&lang=it'))).filter(({ DESCRIPTION }) =>
        DESCRIPTION?.includes('MeteoAlarm'),
      )
      const listed = here.state === 'active' ? here.alerts : []
      expect(found).toHaveLength(listed.length)
      for (const [index, warning] of listed.entries()) {
        expect(found[index]?.SUMMARY).toContain(warning.area)
        expect(found[index]?.DTSTART).toBe(new Date(warning.startAt).toISOString().replace(/[-:]|\.\d+/g, ''))
      }
    }))
})

it('both are linked from the place’s page, abroad the sun alone', async () => {
  const page = async (path: string) => (await fetch(server.url + path)).text()
  const swiss = await page('/fr/location/bern')
  expect(swiss).toContain('href="/api/v1/sun.ics?place=bern&amp;lang=fr"')
  expect(swiss).toContain('href="/api/v1/alerts.ics?place=bern&amp;lang=fr"')
  const abroad = await page('/fr/location/tokyo')
  expect(abroad).toContain('/api/v1/sun.ics?place=tokyo')
  expect(abroad).not.toContain('/api/v1/alerts.ics')
})
